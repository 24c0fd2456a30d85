// What happens once an overlay has left: its owner is notified, and the focus returns.
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Reports the end of a leave animation. Put it inside the content of an overlay: Radix keeps the content until
 * its animation is over and has no event for the moment after.
 */
export function AfterLeave({ onAfterLeave }: { onAfterLeave: (() => void) | undefined }) {
  const report = useEffectEvent(() => onAfterLeave?.());
  useEffect(() => () => report(), []);
  return null;
}

/**
 * Handlers for the content of a modal overlay: the focus goes back to where it was, unless it has gone elsewhere. Radix
 * returns it only to a trigger of its own, which an overlay opened from code does not have, and takes it away from
 * whatever the reader has moved to in the meantime.
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
