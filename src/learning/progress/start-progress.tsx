// Hydrates the page of the reader's progress: shows what is saved, exports it to a file, imports one, deletes everything.
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { createStore, type Store } from '#lib/store.ts';
import * as text from '#messages/progress-table.ts';
import type { IconStore } from '#runtime/icon-store.ts';
import { overviewOf } from '#runtime/progress/overview.ts';
import type { Progress } from '#runtime/progress/progress.ts';
import { mergeEntries, readExport, writeExport } from '#runtime/progress/transfer.ts';
import { clearRunNotes } from '#runtime/run-guard.ts';
import type { Outline } from '#schema/outline.ts';
import { IconSourceContext } from '#ui/icon.tsx';
import type { ToastStore } from '#ui/toast/toast-store.ts';
import { type ProgressActions, ProgressDevice } from './progress-device.tsx';
import {
  initialProgress,
  type ProgressAction,
  type ProgressState,
  reduceProgress,
} from './progress-state.ts';
import { ImportStatus, ProgressTable, Totals } from './progress-table.tsx';

/** Milliseconds during which a deletion can be undone. */
const undoTime = 10_000;

interface ProgressServices {
  progress: {
    open(): Promise<Progress>;
    /** Copies entries of pages that have moved. */
    takeAlongMoved(): Promise<void>;
  };
  toasts: Pick<ToastStore, 'add'>;
  icons: IconStore;
  loadOutline(): Promise<Outline>;
}

/** Returns a function that removes it. */
export function startProgress(root: HTMLElement, services: ProgressServices): () => void {
  const { progress, toasts, icons, loadOutline } = services;
  const served = root.innerHTML;
  const leaving = new AbortController();
  const { signal } = leaving;
  const store = createStore(initialProgress);
  const dispatch = (action: ProgressAction) => store.set(reduceProgress(store.get(), action));

  const read = async (saved: Progress) => {
    const isEmpty = await saved.isEmpty();
    if (signal.aborted) return;
    // Before the outline is there: whatever is saved can be exported and deleted.
    dispatch({ type: 'opened', isEmpty });
    const [pages, outline] = await Promise.all([saved.listPages(), loadOutline()]);
    if (signal.aborted) return;
    const table = { sections: overviewOf(outline, pages), pages, now: new Date() };
    flushSync(() => dispatch({ type: 'read', table }));
    root.dataset.drawn = '';
  };
  const importFile = async (file: File) => {
    const show = (refusal: [string, string] | null) =>
      dispatch({ type: 'imported', result: { file: file.name, refusal } });
    const found = readExport(await file.text(), Date.now());
    if ('refusal' in found) return show(found.refusal);
    const saved = await progress.open();
    await saved.update((kept) => mergeEntries(kept, found.entries));
    await progress.takeAlongMoved();
    show(null);
  };
  const actions: ProgressActions = {
    async exportFile() {
      const now = new Date();
      download(writeExport(await (await progress.open()).list(), now), now);
    },
    importFrom(input) {
      const [file] = input.files ?? [];
      if (file) void importFile(file);
      // Lets the reader choose the same file again.
      input.value = '';
    },
    async deleteAll() {
      const saved = await progress.open();
      const entries = await saved.list();
      await saved.forget();
      clearRunNotes();
      toasts.add({
        id: 'progress-deleted',
        title: text.deleted,
        icon: 'i-lucide-info',
        duration: undoTime,
        actions: [
          {
            label: text.undo,
            altText: text.undoDelete,
            onClick: () => void saved.update((kept) => mergeEntries(kept, entries)),
          },
        ],
      });
    },
  };

  const rendered = flushSync(() =>
    hydrateRoot(
      root,
      <IconSourceContext value={icons}>
        <LiveProgress store={store} actions={actions} />
      </IconSourceContext>,
    ),
  );
  void progress.open().then((saved) => {
    if (signal.aborted) return;
    void read(saved);
    signal.addEventListener(
      'abort',
      saved.listen(() => void read(saved)),
    );
  });
  return () => {
    leaving.abort();
    rendered.unmount();
    // The page may be shown again in the same document.
    root.innerHTML = served;
    delete root.dataset.drawn;
  };
}

interface LiveProgressProps {
  store: Store<ProgressState>;
  actions: ProgressActions;
}

function LiveProgress({ store, actions }: LiveProgressProps) {
  const { isEmpty, table, imported } = useSyncExternalStore(store.subscribe, store.get, store.get);
  return (
    <ProgressDevice
      {...{ isEmpty, actions }}
      table={table && <ProgressTable {...table} />}
      totals={table && <Totals pages={table.pages} />}
      imported={imported && <ImportStatus {...imported} />}
    />
  );
}

/** Downloads a file that is made on the device. */
function download(content: string, now: Date): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  link.download = `plinth-progress-${now.toISOString().slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), undoTime);
}
