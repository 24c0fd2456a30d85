import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and calls the one given last. */
export function useLatest<Args extends unknown[]>(latest: (...args: Args) => void): (...args: Args) => void {
  const ref = useRef(latest);
  useLayoutEffect(() => {
    ref.current = latest;
  }, [latest]);
  return useCallback((...args: Args) => ref.current(...args), []);
}
