// Marks the lines that the start does not have, at their edge.
import { type EditorState, type Extension, StateField } from '@codemirror/state';
import { Decoration, EditorView } from '@codemirror/view';

const mark = Decoration.line({ class: 'cm-newLine' });

/** `newLines` names them in a text, counted from 0 and in order. */
export function newLineMarks(newLines: (text: string) => readonly number[]): Extension {
  const marksOf = ({ doc }: EditorState) =>
    Decoration.set(newLines(doc.toString()).map((at) => mark.range(doc.line(at + 1).from)));
  return StateField.define({
    create: marksOf,
    update: (marks, { docChanged, state }) => (docChanged ? marksOf(state) : marks),
    provide: (field) => EditorView.decorations.from(field),
  });
}
