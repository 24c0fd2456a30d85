// A part of the page whose code comes later. Not Suspense: that shows a placeholder it has begun for some 300 ms, so
// code that is ready at once would still flash one.
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { constants } from '#schema/constants.ts';
import { type DelayedState, followLoad } from './delayed-state.ts';

export interface DelayedProps<T> {
  /** Called once, when the component mounts: `() => import('./panel.tsx')`. */
  load: () => T | Promise<T>;
  /** Draws what was loaded. */
  children: (loaded: T) => ReactNode;
  /** Shown from `delay` milliseconds on; until then there is nothing. */
  placeholder?: ReactNode;
  delay?: number;
  /** Called when loading failed; without it the error goes to the nearest boundary. */
  onError?: (error: unknown) => void;
}

export function Delayed<T>({
  load,
  children,
  placeholder = null,
  delay = constants.asyncComponentDelay,
  onError,
}: DelayedProps<T>): ReactNode {
  const [state, setState] = useState<DelayedState<T>>({ kind: 'waiting' });
  const start = useEffectEvent(() =>
    followLoad(load, delay, (next) => {
      setState(next);
      if (next.kind === 'failed') onError?.(next.error);
    }),
  );
  useEffect(() => start(), []);

  switch (state.kind) {
    case 'waiting':
      return null;
    case 'placeholder':
      return placeholder;
    case 'ready':
      return children(state.value);
    case 'failed':
      if (!onError) throw state.error;
      return null;
  }
}
