// The region for toasts. The store controls their lifetime; Radix provides swipe, keys, focus and
// announcement.
import { Toast as RadixToast } from 'radix-ui';
import { type CSSProperties, Fragment, useEffect, useRef, useSyncExternalStore } from 'react';
import { constants } from '#schema/constants.ts';
import { Icon } from '../icon.tsx';
import { checkToastLabel, type Toast, textOfAction } from './toast.ts';
import { followNewest, pauseWhileAttended, returnFocusWhenEmpty } from './toast-list.ts';
import type { ToastStore } from './toast-store.ts';

const { gap, hotkey, position, removalDelay, swipeThreshold } = constants.toast;

// One array for all renders: Radix would add its listeners again for every new one.
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

interface ToastCardProps {
  toast: Toast;
  onClose: () => void;
  /** Escape was pressed on this toast while it was already closing. */
  onLateEscape: () => void;
}

/** One toast, rendered exactly as long as the store lists it: no animation delays its removal. */
function ToastCard({ toast, onClose, onLateEscape }: ToastCardProps) {
  const { open, title, description, icon, color = 'primary', type = 'foreground', actions = [] } = toast;

  function followOpen(isOpen: boolean) {
    if (!isOpen) onClose();
  }

  function passEscapeOn(event: Event) {
    if (!open && !isFromToast(event)) onLateEscape();
  }

  return (
    <RadixToast.Root
      className="toast"
      data-color={color}
      forceMount
      open={open}
      type={type}
      onOpenChange={followOpen}
      onEscapeKeyDown={passEscapeOn}
    >
      {icon ? <Icon name={icon} className="toast-icon" /> : null}
      {/* Radix joins the texts to read them out; the spaces separate their words. */}
      <div className="toast-text">
        {title ? <RadixToast.Title className="toast-title">{title}</RadixToast.Title> : null}
        {description ? (
          <>
            {' '}
            <RadixToast.Description>{description}</RadixToast.Description>
          </>
        ) : null}
        {actions.length > 0 ? (
          <div className="toast-actions">
            {actions.map((action) => (
              <Fragment key={textOfAction(action)}>
                {' '}
                <RadixToast.Action
                  className="toast-action"
                  altText={textOfAction(action)}
                  onMouseDown={keepFocus}
                  onClick={action.onClick}
                >
                  {action.label || textOfAction(action)}
                </RadixToast.Action>
              </Fragment>
            ))}
          </div>
        ) : null}
      </div>
      <RadixToast.Close className="toast-close" aria-label="Close" onMouseDown={keepFocus}>
        <Icon name="i-lucide-x" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}

/** Radix itself closes the focused toast. */
function isFromToast({ target }: Event): boolean {
  return target instanceof Element && target.closest('.toast') !== null;
}

/**
 * A pointer closes a toast without focusing it; the focus would move to the list and pause the other toasts.
 */
function keepFocus(event: { preventDefault(): void }): void {
  event.preventDefault();
}
