import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Enter pressed before the rows for the term are there: it must not open a row of an earlier term, and must not be
 * lost. `choose` is called once, when the rows have come. Returns how to note the key and how to forget it.
 */
export function useEarlyEnter(isStale: boolean, choose: () => void) {
  const isWaiting = useRef(false);
  const chooseNow = useEffectEvent(choose);
  useEffect(() => {
    if (isStale || !isWaiting.current) return;
    isWaiting.current = false;
    chooseNow();
  }, [isStale]);
  return {
    note() {
      isWaiting.current = true;
    },
    forget() {
      isWaiting.current = false;
    },
  };
}
