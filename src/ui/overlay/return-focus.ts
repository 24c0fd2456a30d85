// Where the focus goes when an overlay has left. Radix returns it only to a trigger of its own, which an overlay
// opened from code does not have, and takes it away from whatever the reader has moved to in the meantime.
import { useRef } from 'react';

/** Handlers for the content of a modal overlay: back to where the focus was, unless it has gone elsewhere. */
export function useReturnFocus() {
  const origin = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      origin.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      if (!isFocusLost()) {
        event.preventDefault();
        return;
      }
      const element = stillThere(origin.current);
      if (!element) return;
      event.preventDefault();
      element.focus({ preventScroll: true });
    },
  };
}

/** The same for a menu, whose button always exists and names it. */
export function returnFocusToButton(event: Event) {
  event.preventDefault();
  if (isFocusLost() && event.currentTarget instanceof Element)
    buttonOf(event.currentTarget)?.focus({ preventScroll: true });
}

/** An overlay opened by an item of a menu outlives the item; the button of that menu stands for it. */
function stillThere(origin: Element | null): HTMLElement | null {
  const menu = origin?.isConnected ? null : origin?.closest('[role="menu"]');
  const element = menu ? buttonOf(menu) : origin;
  return element instanceof HTMLElement && element.isConnected && element !== document.body ? element : null;
}

function buttonOf(menu: Element): HTMLElement | null {
  return document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
