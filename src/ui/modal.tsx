// Dialogs with a position and an animation. Not in `dialog.tsx`, which the search loads without them.
import { Dialog, type DialogProps } from './dialog.tsx';

/** A window in the middle of the page. */
export function Modal(props: DialogProps) {
  return <Dialog {...props} className="modal" />;
}

/** A window that slides in from an edge of the page and fills it. */
export function SlideOver({
  side = 'right',
  ...props
}: DialogProps & { side?: 'left' | 'right' | 'top' | 'bottom' }) {
  return <Dialog {...props} className="slide-over" side={side} />;
}
