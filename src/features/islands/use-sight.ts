import { type RefCallback, useCallback, useState } from 'react';

/** Whether an element has come into sight since it was drawn, and the ref to give to it. */
export function useSight(): [isSeen: boolean, ref: RefCallback<Element>] {
  const [isSeen, setSeen] = useState(false);
  const observe = useCallback((element: Element | null) => {
    const window = element?.ownerDocument.defaultView;
    if (!element || !window) return;
    const observer = new window.IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [isSeen, observe];
}
