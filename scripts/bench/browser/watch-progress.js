// Runs in a measured page: the time from the first read of the reader's progress until the last mark is
// painted, in milliseconds, and the number of entries read. `shown` is null until then.
(() => {
  const seen = { asked: null, shown: null, read: 0 };
  window.benchProgress = seen;
  const marks = ['data-done', 'data-progress', 'data-here', 'data-drawn', 'aria-pressed'];
  const places = '[data-ledger], [data-review], .beginnings';

  for (const name of ['get', 'getAll', 'getAllKeys', 'getKey', 'count']) {
    const ask = IDBObjectStore.prototype[name];
    IDBObjectStore.prototype[name] = function (...range) {
      seen.asked ??= performance.now();
      const request = ask.apply(this, range);
      request.addEventListener('success', () => {
        seen.read += Array.isArray(request.result) ? request.result.length : 0;
      });
      return request;
    };
  }

  new MutationObserver((changes) => {
    const isMark = ({ type, target }) => type === 'attributes' || target.closest?.(places);
    if (seen.asked === null || !changes.some(isMark)) return;
    requestAnimationFrame(() =>
      afterPaint(() => {
        seen.shown = performance.now() - seen.asked;
      }),
    );
  }).observe(document, { subtree: true, childList: true, attributeFilter: marks });

  /** A message posted while a frame is rendered is delivered after it. */
  function afterPaint(callback) {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = callback;
    port2.postMessage(null);
  }
})();
