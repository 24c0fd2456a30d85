// Runs in a measured page: the time from a click until the heading of the next page is painted, in
// milliseconds. `window.benchHeading` is null until then. A slow connection makes the site load the link's
// document; then the time of the click comes from the document before it.
(() => {
  const heading = () => document.querySelector('h1')?.textContent;
  window.benchHeading = null;
  // Frames of examples have no storage.
  if (window !== top) return;

  const clickedBefore = Number(sessionStorage.getItem('bench-clicked'));
  if (clickedBefore > 0) {
    sessionStorage.removeItem('bench-clicked');
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (paint) {
        const clicked = clickedBefore - performance.timeOrigin;
        window.benchHeading = { clicked, painted: paint.startTime };
      }
    }).observe({ type: 'paint', buffered: true });
    return;
  }

  addEventListener(
    'click',
    ({ timeStamp }) => {
      const before = heading();
      sessionStorage.setItem('bench-clicked', String(performance.timeOrigin + timeStamp));
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
