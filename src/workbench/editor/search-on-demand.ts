// Find and replace, and selecting the next occurrence. The code is loaded with the first of these keys.
import { StateEffect } from '@codemirror/state';
import { type EditorView, keymap } from '@codemirror/view';

type Search = typeof import('@codemirror/search');

const added = new WeakSet<EditorView>();

const runWithSearch = (command: (search: Search) => (view: EditorView) => boolean) => (view: EditorView) => {
  import('@codemirror/search').then(
    (search) => {
      if (!added.has(view)) {
        added.add(view);
        view.dispatch({
          effects: StateEffect.appendConfig.of([
            search.search({ top: true }),
            keymap.of(search.searchKeymap),
          ]),
        });
      }
      command(search)(view);
    },
    (error: unknown) => console.warn('The search of the editor could not be loaded.', error),
  );
  return true;
};

export const searchOnDemand = keymap.of([
  { key: 'Mod-f', run: runWithSearch(({ openSearchPanel }) => openSearchPanel) },
  {
    key: 'Mod-d',
    run: runWithSearch(({ selectNextOccurrence }) => selectNextOccurrence),
    preventDefault: true,
  },
]);
