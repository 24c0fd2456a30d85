// Readers can type into the textareas of the server's HTML before any script has loaded. Hydration resets their text, so
// it is read before and put back afterwards, with the selection.
import type { SourceEditor } from '#workbench/editor/source-editor.ts';
import type { WorkFile } from '#workbench/state/files.ts';

export interface TypedBefore {
  /** The files as they are in the document; null where the server has rendered none, or nothing was typed. */
  readonly files: readonly WorkFile[] | null;
  /** Puts selection and focus back. */
  restore(editors: ReadonlyMap<string, SourceEditor>): void;
}

export function readTypedBefore(root: HTMLElement): TypedBefore {
  const fields = [...root.querySelectorAll<HTMLTextAreaElement>('textarea[data-file]')];
  const isChanged = fields.some(({ value, defaultValue }) => value !== defaultValue);
  const focused = fields.find((field) => field === document.activeElement);
  const selection = focused && { start: focused.selectionStart, end: focused.selectionEnd };
  return {
    files: isChanged ? fields.map(({ dataset, value }) => ({ name: dataset.file ?? '', text: value })) : null,
    restore(editors) {
      if (focused && selection)
        editors.get(focused.dataset.file ?? '')?.select(selection.start, selection.end);
    },
  };
}
