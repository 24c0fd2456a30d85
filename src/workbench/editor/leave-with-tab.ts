// Keyboard users are never trapped. Whoever passes through the page with Tab passes the editor, too; once they type, Tab
// indents; Escape gives Tab back.
import type { Extension } from '@codemirror/state';
import { EditorView, keymap, type ViewUpdate } from '@codemirror/view';

/** `changed` is called when Tab starts or stops leaving the editor. */
export function leaveWithTab(changed: (isLeaving: boolean) => void): Extension {
  let isLeaving = true;
  const set = (view: EditorView, next: boolean) => {
    view.setTabFocusMode(next);
    if (next === isLeaving) return;
    isLeaving = next;
    changed(next);
  };
  const hasTyped = ({ docChanged, transactions }: ViewUpdate) =>
    docChanged && transactions.some((one) => one.isUserEvent('input') || one.isUserEvent('delete'));
  return [
    EditorView.updateListener.of((update) => {
      if (hasTyped(update) && update.view.hasFocus) set(update.view, false);
    }),
    EditorView.domEventHandlers({
      focus: (_, view) => set(view, true),
      blur: (_, view) => set(view, true),
    }),
    // After completion and search, which close with the first Escape.
    keymap.of([
      {
        key: 'Escape',
        run(view) {
          set(view, true);
          return false;
        },
      },
    ]),
  ];
}
