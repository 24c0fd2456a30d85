// Runs in a measured page: the time from a click until the heading of the next page is painted, in
// milliseconds. `window.benchHeading` is null until then.
(() => {
  const heading = () => document.querySelector('h1')?.textContent;
  window.benchHeading = null;

  addEventListener(
    'click',
    ({ timeStamp }) => {
      const before = heading();
      const observer = new MutationObserver(() => {
        if (heading() === before) return;
        observer.disconnect();
        requestAnimationFrame(() => afterPaint(() => note(timeStamp)));
      });
      observer.observe(document, { subtree: true, childList: true, characterData: true });
    },
    { capture: true, once: true },
  );

  /** A message posted while a frame is rendered is delivered after it. */
  function afterPaint(callback) {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = callback;
    port2.postMessage(null);
  }

  function note(clicked) {
    window.benchHeading = { clicked, painted: performance.now() };
  }
})();
