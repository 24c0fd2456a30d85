// Renders the overlays of a store. One host per store, anywhere below the providers that its overlays need.
import { type ComponentType, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Overlays, ShownOverlay } from './overlay-store.ts';

/** Each overlay gets its own props and, after them, `open`, `onClose(value?)` and `onAfterLeave()`. */
export function OverlayHost({ overlays }: { overlays: Overlays }) {
  const shown = useSyncExternalStore(overlays.subscribe, overlays.snapshot, overlays.snapshot);
  return shown.map((overlay) => (
    <ShownOverlayView key={overlay.id.description} overlays={overlays} overlay={overlay} />
  ));
}

function ShownOverlayView({ overlays, overlay }: { overlays: Overlays; overlay: ShownOverlay }) {
  const { id, isOpen, props } = overlay;
  // The store does not depend on React and stores the component as a plain function.
  const View = overlay.component as unknown as ComponentType<object>;

  // Reads the store and not the props: an overlay that was reopened while closing stays, and one that was
  // removed by other code is not removed twice.
  function leave() {
    if (overlays.snapshot().some((candidate) => candidate.id === id && !candidate.isOpen))
      overlays.unmount(id);
  }

  const leaveUnseen = useEffectEvent(leave);
  useEffect(() => {
    // Opened and closed before the first render: there is no animation to wait for.
    leaveUnseen();
  }, []);

  const controls = {
    open: isOpen,
    onClose: (value?: unknown) => {
      if (isOpen) overlays.close(id, value);
    },
    onAfterLeave: leave,
  };
  return <View {...props} {...controls} />;
}
