// Runs after an overlay has closed: notifies its owner and returns the focus.
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Reports the end of a closing animation. Put it inside the content of an overlay: Radix keeps the content
 * until its animation is over and has no event for that moment.
 */
export function AfterLeave({ onAfterLeave }: { onAfterLeave: (() => void) | undefined }) {
  const report = useEffectEvent(() => onAfterLeave?.());
  useEffect(() => () => report(), []);
  return null;
}

/**
 * Handlers for the content of a modal overlay: the focus returns to its previous element, unless it has moved
 * elsewhere. Radix returns it only to a trigger of its own, which an overlay opened from code does not have,
 * and takes it away from an element that the reader has focused in the meantime.
 */
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

/** The same for a menu, which always has a button. */
export function returnFocusToButton(event: Event) {
  event.preventDefault();
  if (isFocusLost() && event.currentTarget instanceof Element)
    buttonOf(event.currentTarget)?.focus({ preventScroll: true });
}

/** An overlay opened by a menu item outlives the item; the menu's button is used instead. */
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
