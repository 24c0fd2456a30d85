// Where toasts appear. The store owns their time and their end; Radix brings swipe, keys, focus and announcement.
import { Toast as RadixToast } from 'radix-ui';
import { type CSSProperties, useEffect, useRef, useSyncExternalStore } from 'react';
import { constants } from '#schema/constants.ts';
import { pauseWhileAttended } from './attention.ts';
import { returnFocusWhenEmpty } from './focus-return.ts';
import { followNewest } from './follow-newest.ts';
import { checkToastLabel } from './toast.ts';
import { ToastCard } from './toast-card.tsx';
import type { ToastStore } from './toast-store.ts';

const { gap, hotkey, position, removalDelay, swipeThreshold } = constants.toast;

// One array for all renders: Radix listens anew for every other one.
const hotkeys = [hotkey];

const measures = { '--toast-gap': `${gap}px`, '--toast-leave': `${removalDelay}ms` } as CSSProperties;

interface ToastRegionProps {
  store: ToastStore;
  /** Read out before every toast. */
  label?: string;
}

export function ToastRegion({ store, label = 'Notification' }: ToastRegionProps) {
  checkToastLabel(label);
  const toasts = useSyncExternalStore(store.subscribe, store.list, store.list);
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    if (!list.current) return;
    const ends = [
      pauseWhileAttended(list.current, store),
      returnFocusWhenEmpty(list.current),
      followNewest(list.current),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [store]);

  function closeNewest() {
    const newest = store.list().findLast(({ open }) => open);
    if (newest) store.remove(newest.id);
  }

  return (
    <RadixToast.Provider
      label={label}
      duration={Number.POSITIVE_INFINITY}
      swipeDirection="right"
      swipeThreshold={swipeThreshold}
    >
      {toasts.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          onClose={() => store.remove(toast.id)}
          onLateEscape={closeNewest}
        />
      ))}
      <RadixToast.Viewport
        ref={list}
        className="toast-list"
        data-position={position}
        style={measures}
        hotkey={hotkeys}
        label="Notifications ({hotkey})"
      />
    </RadixToast.Provider>
  );
}
