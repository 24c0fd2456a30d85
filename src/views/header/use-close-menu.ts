import { type RefObject, useEffect, useEffectEvent } from 'react';
import { constants } from '#schema/constants.ts';

/** The menu closes on every change of the address, and when the window has become wide enough for the header's own. */
export function useCloseMenu(
  button: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const window = button.current?.ownerDocument.defaultView;
    if (!isOpen || !window) return;
    const listening = new AbortController();
    const { signal } = listening;
    window.navigation?.addEventListener('currententrychange', () => close(), { signal });
    for (const change of ['popstate', 'hashchange'])
      window.addEventListener(change, () => close(), { signal });
    const wide = window.matchMedia(`(width >= ${constants.image.breakpoints.lg}px)`);
    wide.addEventListener('change', () => close(), { signal });
    return () => listening.abort();
  }, [button, isOpen]);
}
