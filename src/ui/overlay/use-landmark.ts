import { useCallback, useState } from 'react';

/**
 * Where a menu or tooltip is put: into the landmark of its control, because content outside all landmarks is hard to
 * find for readers who jump from one to the next. Give `ref` to the control and `container` to the portal.
 */
export function useLandmark(): { ref: (control: HTMLElement | null) => void; container: Element | null } {
  const [container, setContainer] = useState<Element | null>(null);
  const ref = useCallback((control: HTMLElement | null) => {
    if (control) setContainer(control.closest('header, main, footer, aside, nav, [role=dialog]'));
  }, []);
  return { ref, container };
}
