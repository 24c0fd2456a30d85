// Radix moves the focus of a closed toast to the list. Once the list is empty that place is nowhere: the reader's next
// Tab would start at the end of the document.

/** Gives the focus back to where it was before the list had it, as soon as the last toast is gone. The answer ends it. */
export function returnFocusWhenEmpty(list: HTMLElement, page = window): () => void {
  const end = new AbortController();
  let origin: EventTarget | null = null;

  list.addEventListener(
    'focusin',
    ({ relatedTarget }) => {
      if (!list.contains(relatedTarget as Node | null)) origin = relatedTarget;
    },
    { signal: end.signal },
  );
  const changes = new page.MutationObserver(() => {
    if (list.childElementCount > 0 || page.document.activeElement !== list) return;
    list.blur();
    if (origin instanceof page.HTMLElement) origin.focus({ preventScroll: true });
  });
  changes.observe(list, { childList: true });

  return () => {
    end.abort();
    changes.disconnect();
  };
}
