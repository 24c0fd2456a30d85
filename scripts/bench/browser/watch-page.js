// Runs in a measured page before its own scripts, and records paint timing and long tasks.
(() => {
  const seen = { firstPaint: null, largestPaint: null, shift: 0, tasks: [], ready: null };
  window.benchPage = seen;

  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });

  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  watch('layout-shift', ({ value }) => {
    seen.shift += value;
  });
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }));

  new MutationObserver((_, observer) => {
    observer.disconnect();
    seen.ready = performance.now();
  }).observe(document, { subtree: true, attributeFilter: ['data-ready'] });
})();
