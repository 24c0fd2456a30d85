// Whether a reader is at the toasts: pointer over the list, focus inside it, or gone to another window. Radix watches
// the same, but forgets one reason when another ends and stays paused when the last toast is closed under the pointer.

interface Pausable {
  pause(): void;
  resume(): void;
}

/** Pauses the store for as long as one of the reasons lasts. The answer ends the watch. */
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
