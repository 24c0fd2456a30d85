// A part of the page whose code is loaded later. Not Suspense, which keeps a placeholder for at least 300 ms,
// so code that is available at once would still flash one.
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { constants } from '#schema/constants.ts';
import { type DelayedState, followLoad } from './delayed-state.ts';

export interface DelayedProps<T> {
  /** Called once, when the component mounts: `() => import('./panel.tsx')`. */
  load: () => T | Promise<T>;
  /** Renders the loaded code. */
  children: (loaded: T) => ReactNode;
  /** Shown after `delay` milliseconds; nothing before that. */
  placeholder?: ReactNode;
  delay?: number;
  /** Called if loading failed; without it the error goes to the nearest boundary. */
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
