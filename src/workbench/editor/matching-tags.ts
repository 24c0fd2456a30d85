// While the caret is in the name of a tag, both tags of the element are marked.
import { syntaxTree } from '@codemirror/language';
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { partnerOf } from './tag-names.ts';

const mark = Decoration.mark({ class: 'cm-matchingTag' });

export const matchingTags = ViewPlugin.define(
  (view) => ({
    marks: marksIn(view),
    update(update: ViewUpdate) {
      if (update.docChanged || update.selectionSet) this.marks = marksIn(update.view);
    },
  }),
  { decorations: ({ marks }: { marks: DecorationSet }) => marks },
);

function marksIn({ state }: EditorView): DecorationSet {
  const { head } = state.selection.main;
  const tree = syntaxTree(state);
  const names = [tree.resolveInner(head, -1), tree.resolveInner(head, 1)];
  const name = names.find((node) => node.name === 'TagName');
  const partner = name && partnerOf(name);
  if (!name || !partner) return Decoration.none;
  return Decoration.set(
    [name, partner].map(({ from, to }) => mark.range(from, to)),
    true,
  );
}
