// A modal window with a name: the base of those in `modal.tsx`, and of the search.
import { Dialog as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { AfterLeave, useReturnFocus } from './overlay/after-leave.tsx';

export interface DialogProps {
  title: ReactNode;
  description?: ReactNode;
  /** Title and description are for assistive technology only. */
  isHeaderHidden?: boolean;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The closing animation is over and the content has been removed. */
  onAfterLeave?: () => void;
  /** The control that opens it; none if it is opened from code. */
  trigger?: ReactElement;
  children?: ReactNode;
}

interface DialogFrame {
  className: string;
  side?: string;
}

/** Focus is trapped and returned, the page behind does not scroll, Escape and a click outside close it. */
export function Dialog({
  title,
  description,
  isHeaderHidden = false,
  onAfterLeave,
  trigger,
  children,
  className,
  side,
  ...state
}: DialogProps & DialogFrame) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root {...state}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="overlay-backdrop" />
        <Radix.Content className={`dialog ${className}`} data-side={side} {...returnFocus}>
          <AfterLeave onAfterLeave={onAfterLeave} />
          <div className={isHeaderHidden ? 'sr-only' : 'dialog-header'}>
            <Radix.Title className="dialog-title">{title}</Radix.Title>
            {description && (
              <Radix.Description className="dialog-description">{description}</Radix.Description>
            )}
          </div>
          <div className="dialog-body">{children}</div>
          <Radix.Close className="dialog-close" aria-label="Close" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A button inside a dialog that closes it. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
