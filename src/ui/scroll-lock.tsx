// Replaces `react-remove-scroll`, which Radix and vaul import: the build resolves that name to this file. The
// package creates a style element, which the site's Content-Security-Policy blocks; see
// docs/decisions/0011-scroll-lock.md. Only the part of its interface that they use is here.
import {
  type ComponentProps,
  type ElementType,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
} from 'react';
import { lockPage } from './overlay/page-lock.ts';
import { guardTouches } from './overlay/touch-guard.ts';

interface RemoveScrollProps extends ComponentProps<'div'> {
  as?: ElementType;
  allowPinchZoom?: boolean;
  enabled?: boolean;
  /** The elements in which scrolling is allowed. */
  shards?: readonly (RefObject<Element | null> | Element)[];
}

/** Locks scrolling of the page while it is mounted. */
export function RemoveScroll({
  as: Container = 'div',
  allowPinchZoom = false,
  enabled = true,
  shards = [],
  ...rest
}: RemoveScrollProps) {
  const insides = useEffectEvent(() =>
    shards.map((shard) => ('current' in shard ? shard.current : shard)).filter((shard) => shard !== null),
  );
  useLayoutEffect(() => {
    if (!enabled) return;
    const releaseTouches = guardTouches({ insides: () => insides(), allowPinchZoom });
    const releasePage = lockPage();
    return () => {
      releasePage();
      releaseTouches();
    };
  }, [enabled, allowPinchZoom]);
  return <Container {...rest} />;
}
