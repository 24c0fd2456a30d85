import { Dialog, type DialogProps } from './dialog.tsx';

/** A window that slides in from an edge of the page and fills it. */
export function SlideOver({
  side = 'right',
  ...props
}: DialogProps & { side?: 'left' | 'right' | 'top' | 'bottom' }) {
  return <Dialog {...props} className="slide-over" side={side} />;
}
