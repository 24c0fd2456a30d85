// Text that replaces a selection is inserted by the editor itself. Browsers would keep the look of what was selected, with
// a style attribute that the site's Content-Security-Policy refuses and reports.
import { EditorSelection } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

export const replaceSelection = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { data, inputType } = event;
    if (inputType !== 'insertText' || data === null || view.composing || view.state.readOnly) return false;
    const selected = selectedRange(view);
    if (!selected) return false;
    event.preventDefault();
    const insert = () => insertion(view, selected, data);
    const isHandled = view.state
      .facet(EditorView.inputHandler)
      .some((handle) => handle(view, selected.from, selected.to, data, insert));
    if (!isHandled) view.dispatch(insert());
    return true;
  },
});

interface Selected {
  from: number;
  to: number;
}

/** Read from the document: browsers report a new selection later than the input that replaces it. */
function selectedRange(view: EditorView): Selected | null {
  const selection = view.contentDOM.ownerDocument.getSelection();
  if (!selection || selection.isCollapsed || !view.contentDOM.contains(selection.anchorNode)) return null;
  const range = selection.getRangeAt(0);
  const from = view.posAtDOM(range.startContainer, range.startOffset);
  const to = view.posAtDOM(range.endContainer, range.endOffset);
  return from < to ? { from, to } : null;
}

function insertion(view: EditorView, { from, to }: Selected, data: string) {
  const text = view.state.toText(data);
  const several = view.state.selection.ranges.length > 1;
  return view.state.update({
    ...(several
      ? view.state.replaceSelection(text)
      : { changes: { from, to, insert: text }, selection: EditorSelection.cursor(from + text.length) }),
    scrollIntoView: true,
    userEvent: 'input.type',
  });
}
