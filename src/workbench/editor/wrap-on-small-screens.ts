// Long lines are wrapped where there is room for one part of the workbench alone: scrolling sideways with a thumb loses the
// place.
import { Compartment } from '@codemirror/state';
import { EditorView, ViewPlugin } from '@codemirror/view';

const wrapping = new Compartment();
const narrow = () => matchMedia('(width < 1024px)');
const present = () => (narrow().matches ? EditorView.lineWrapping : []);

const followWidth = ViewPlugin.define((view) => {
  const query = narrow();
  const update = () => view.dispatch({ effects: wrapping.reconfigure(present()) });
  query.addEventListener('change', update);
  // The state may have been made at another width.
  queueMicrotask(update);
  return { destroy: () => query.removeEventListener('change', update) };
});

export const wrapOnSmallScreens = [wrapping.of([]), followWidth];
