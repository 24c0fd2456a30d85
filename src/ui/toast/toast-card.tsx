// One toast. It is drawn for exactly as long as the store lists it, so that no animation decides how long it stays.
import { Toast as RadixToast } from 'radix-ui';
import { Fragment } from 'react';
import { Icon } from '#ui/icon.tsx';
import { type Toast, textOfAction } from './toast.ts';

interface ToastCardProps {
  toast: Toast;
  onClose: () => void;
  /** Escape meant for the toasts came to this one, which is already leaving. */
  onLateEscape: () => void;
}

export function ToastCard({ toast, onClose, onLateEscape }: ToastCardProps) {
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
      {/* Radix joins the texts to read them out; the spaces keep their words apart. */}
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

/** Radix closes the toast that has the focus itself. */
function isFromToast({ target }: Event): boolean {
  return target instanceof Element && target.closest('.toast') !== null;
}

/** A pointer closes a toast without taking the focus, which would pass to the list and hold the other toasts' time. */
function keepFocus(event: { preventDefault(): void }): void {
  event.preventDefault();
}
