import { Dialog, type DialogProps } from './dialog.tsx';

/** A window in the middle of the page. */
export function Modal(props: DialogProps) {
  return <Dialog {...props} className="modal" />;
}
