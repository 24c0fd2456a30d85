// Behaviour of the toast list: it pauses toasts while the reader uses it, returns the focus, and keeps the
// newest in view. It observes the list instead of the store, because Radix renders toasts a moment later.

interface Pausable {
  pause(): void;
  resume(): void;
}

/**
 * Pauses the store while the pointer is over the list, the focus is inside it, or the window has no focus.
 * Radix does the same, but loses one reason when another ends, and stays paused when the last toast is closed
 * under the pointer. Returns the cleanup function.
 */
export function pauseWhileAttended(list: HTMLElement, store: Pausable, page = window): () => void {
  const end = new AbortController();
  const { signal } = end;
  let isPointed = false;
  let isAway = !page.document.hasFocus();

  function decide(): void {
    if (isPointed || isAway || list.contains(page.document.activeElement)) store.pause();
    else store.resume();
  }

  function point(isOver: boolean): void {
    isPointed = isOver;
    decide();
  }

  function leave(hasLeft: boolean): void {
    isAway = hasLeft;
    decide();
  }

  list.addEventListener('pointerenter', () => point(true), { signal });
  list.addEventListener('pointerleave', () => point(false), { signal });
  list.addEventListener('focusin', decide, { signal });
  // During the event no element has focus, not even the next one inside the list.
  list.addEventListener('focusout', decide, { signal });
  page.addEventListener('blur', () => leave(true), { signal });
  page.addEventListener('focus', () => leave(false), { signal });
  // A removed toast takes focus and pointer with it without an event.
  const changes = new page.MutationObserver(() => point(isPointed && list.childElementCount > 0));
  changes.observe(list, { childList: true });
  decide();

  return () => {
    end.abort();
    changes.disconnect();
    store.resume();
  };
}

/**
 * Returns the focus to its previous element as soon as the last toast is gone. Radix leaves it on the list,
 * from which the next Tab would start at the end of the document. Returns the cleanup function.
 */
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

/**
 * Scrolls to the end of the list whenever a toast is added, which on a low screen would be out of view.
 * Returns the cleanup function.
 */
export function followNewest(list: HTMLElement, page = window): () => void {
  const changes = new page.MutationObserver((records) => {
    if (records.some(({ addedNodes }) => addedNodes.length > 0)) list.scrollTo({ top: list.scrollHeight });
  });
  changes.observe(list, { childList: true });
  return () => changes.disconnect();
}
