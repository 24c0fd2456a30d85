// What the list of toasts does besides showing them: it pauses them while the reader is there, returns the focus, and
// keeps the newest in view. The list is observed and not the store, because Radix draws toasts a moment later.

interface Pausable {
  pause(): void;
  resume(): void;
}

/**
 * Pauses the store while the pointer is over the list, the focus inside it, or the reader in another window. Radix
 * does the same, but forgets one reason when another ends, and stays paused when the last toast is closed under the
 * pointer. Returns how to stop.
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
  // Until the event is over no element has the focus, not even the next one inside the list.
  list.addEventListener('focusout', decide, { signal });
  page.addEventListener('blur', () => leave(true), { signal });
  page.addEventListener('focus', () => leave(false), { signal });
  // A toast that goes takes focus and pointer with it without an event.
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
 * Gives the focus back to where it was before the list had it, as soon as the last toast is gone. Radix leaves it on
 * the list, from where the reader's next Tab would start at the end of the document. Returns how to stop.
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

/** Scrolls to the end of the list whenever a toast is added: on a low screen it would be out of view. Returns how to stop. */
export function followNewest(list: HTMLElement, page = window): () => void {
  const changes = new page.MutationObserver((records) => {
    if (records.some(({ addedNodes }) => addedNodes.length > 0)) list.scrollTo({ top: list.scrollHeight });
  });
  changes.observe(list, { childList: true });
  return () => changes.disconnect();
}
