import { useEffect, useEffectEvent } from 'react';

/**
 * Reports the end of a leave animation. It stands inside the content of an overlay: Radix keeps the content until
 * its animation is over and has no event for the moment after.
 */
export function AfterLeave({ onAfterLeave }: { onAfterLeave: (() => void) | undefined }) {
  const report = useEffectEvent(() => onAfterLeave?.());
  useEffect(() => () => report(), []);
  return null;
}
