// Runs in a measured page: the time from a key until the search has focus, and from a key until the first
// matching pages and the last change of the visible rows are painted, in milliseconds. All are null until
// then. `pressed` is the time of the last key.
(() => {
  const times = { pressed: 0, focused: null, first: null, painted: null };
  window.benchSearch = times;
  const rowsInSight = 10;

  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      times.pressed = timeStamp;
      times.first = null;
      times.painted = null;
    },
    true,
  );
  addEventListener('focusin', ({ target, timeStamp }) => {
    if (target.matches('[cmdk-input]')) times.focused = timeStamp - times.pressed;
  });
  let shown = '';
  const observer = new MutationObserver(() => {
    const rows = [...document.querySelectorAll('.palette-row')].slice(0, rowsInSight);
    const now = rows.map((row) => row.innerHTML).join();
    if (now === shown) return;
    shown = now;
    // A few commands and quick links match before the pages have loaded.
    const found = rows.filter((row) => row.querySelector('mark')).length;
    const since = times.pressed;
    requestAnimationFrame(() =>
      afterPaint(() => {
        if (since !== times.pressed) return;
        times.painted = performance.now() - since;
        if (found >= rowsInSight / 2) times.first ??= times.painted;
      }),
    );
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });

  /** A message posted while a frame is rendered is delivered after it. */
  function afterPaint(callback) {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = callback;
    port2.postMessage(null);
  }
})();
