import { useEffect, useState } from 'react';

/**
 * The value that was on the screen last; it follows the given one as soon as that has been painted. Not
 * `useDeferredValue`: on a busy machine that waits for seconds.
 */
export function usePainted<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPainted(value));
    return () => clearTimeout(timer);
  }, [value]);
  return painted;
}
