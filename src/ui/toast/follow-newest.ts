// On a low screen the list scrolls, and what is new is at its end. The list is watched and not the store, because Radix
// draws the first toasts a moment after the list.

/** Keeps the end of the list in sight whenever a toast is added. The answer ends it. */
export function followNewest(list: HTMLElement, page = window): () => void {
  const changes = new page.MutationObserver((records) => {
    if (records.some(({ addedNodes }) => addedNodes.length > 0)) list.scrollTo({ top: list.scrollHeight });
  });
  changes.observe(list, { childList: true });
  return () => changes.disconnect();
}
