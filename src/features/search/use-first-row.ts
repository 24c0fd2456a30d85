import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Highlights the first row whenever the list has become another one. `cmdk` does so by itself only when the term
 * changes, and an answer may come later than that. It has no call for it; the Home key is its own way there.
 */
export function useFirstRow(frame: RefObject<HTMLElement | null>, list: string) {
  const isListening = useRef(false);

  function highlight() {
    frame.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
    frame.current?.querySelector('[role="listbox"]')?.scrollTo({ top: 0, behavior: 'instant' });
  }

  useLayoutEffect(() => {
    if (isListening.current) highlight();
  }, [list]);

  // The rows listen to `cmdk` only from here on; sooner, the input would not name the highlighted one.
  useEffect(() => {
    isListening.current = true;
    highlight();
  }, []);
}
