// Browsers send `close` of a dialog with the next frame that is drawn, which on a busy machine is long after the dialog was
// closed. What a page does then belongs to what closed the dialog.
import { nextFrame } from './pacing.ts';

export interface Dialogs {
  /** Waits for `close` of every dialog that was open when this was last asked, and is not now. */
  closed(): Promise<void>;
  /** The document was opened again. */
  forget(): void;
}

/** Frames after which an event that did not come was stopped by the page. */
const mostFrames = 10;

export function watchDialogs(): Dialogs {
  const open = new Set<HTMLDialogElement>();
  return {
    async closed() {
      for (const dialog of open) {
        if (!dialog.isConnected) open.delete(dialog);
        for (let turn = 0; open.has(dialog) && !dialog.open && turn < mostFrames; turn++) await nextFrame();
        if (!dialog.open) open.delete(dialog);
      }
      for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
        if (open.has(dialog)) continue;
        open.add(dialog);
        dialog.addEventListener('close', () => open.delete(dialog), { once: true });
      }
    },
    forget: () => open.clear(),
  };
}
