// A line along the top edge of the page while something that the reader asked for is on its way.

/** Milliseconds. What is quicker needs no sign. */
const slow = 250;

let pending = 0;

/** Shows the line until the promise is settled, if that takes a while. */
export function showLoading<T>(loading: Promise<T>, root = document.documentElement): Promise<T> {
  let isShown = false;
  const timer = setTimeout(() => {
    isShown = true;
    pending += 1;
    root.dataset.loading = '';
  }, slow);
  return loading.finally(() => {
    clearTimeout(timer);
    if (!isShown) return;
    pending -= 1;
    if (pending === 0) delete root.dataset.loading;
  });
}
