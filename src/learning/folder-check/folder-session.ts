// One check of a folder after another: what is chosen, how far it is, and its report. While the page is seen, a folder
// that the browser keeps open is looked at again and again.
import { createStore, type Store } from '#lib/store.ts';
import * as text from '#messages/folder-check.ts';
import { type CheckedFolder, checkFolder, type FolderNeeds } from './check-folder.ts';
import type { FolderFile, Readers } from './folder.ts';
import { isSkipped } from './read-names.ts';
import { NoZip } from './read-zip.ts';
import { type CheckedItem, createReport, type Report } from './report.ts';
import type { FolderSource } from './sources.ts';

interface FolderView {
  phase: 'start' | 'busy' | 'report';
  /** How far it is, or why there is no report. */
  status: string;
  report: Report | null;
  isLive: boolean;
}

export interface FolderServices {
  loadReaders(): Promise<Readers>;
  /** Runs the checks of the project on its pages. */
  accept(folder: CheckedFolder, options: AcceptOptions): Promise<CheckedItem[]>;
  /** The titles of the milestones. */
  titles: readonly string[];
  needs: FolderNeeds;
}

export interface AcceptOptions {
  signal: AbortSignal;
  progress(done: number, total: number): void;
}

export interface FolderSession extends Store<FolderView> {
  /** Checks a folder once it is chosen; null if the reader chose none. */
  open(choosing: Promise<FolderSource | null>): Promise<void>;
  again(): Promise<void>;
  /** Looks whether a file has changed, and checks the folder again if so. */
  follow(): Promise<void>;
  close(): void;
}

const initialView: FolderView = { phase: 'start', status: '', report: null, isLive: false };

export function createFolderSession({ loadReaders, accept, titles, needs }: FolderServices): FolderSession {
  const store = createStore<FolderView>(initialView);
  let source: FolderSource | null = null;
  let checkedState = '';
  let running: AbortController | null = null;
  const change = (next: Partial<FolderView>) => store.set({ ...store.get(), ...next });

  const check = async () => {
    const checked = source;
    if (!checked) return;
    running?.abort();
    const ours = new AbortController();
    running = ours;
    const { signal } = ours;
    const tell = (status: string) => {
      if (!signal.aborted) change({ status });
    };
    change({ phase: 'busy', status: text.reading, isLive: checked.isLive });
    try {
      const [files, readers] = await Promise.all([checked.list(), loadReaders().catch(() => null)]);
      if (signal.aborted) return;
      if (!readers) return change({ phase: 'start', status: text.readersFailed });
      checkedState = stateOf(files);
      const folder = await checkFolder(files, {
        ...{ readers, needs },
        progress: (done, total) => tell(text.readingFiles(done, total)),
      });
      // Without a page, every check would say the same again.
      const items =
        folder.pages.length > 0
          ? await accept(folder, { signal, progress: (done, total) => tell(text.running(done, total)) })
          : [];
      if (signal.aborted) return;
      change({ phase: 'report', status: '', report: createReport(checked.name, folder, items, titles) });
    } catch (error) {
      console.error(error);
      if (!signal.aborted) change({ phase: 'start', status: text.notOpened });
    } finally {
      if (running === ours) running = null;
    }
  };

  return {
    ...store,
    async open(choosing) {
      try {
        const chosen = await choosing;
        if (!chosen) return change({ status: text.nothingDropped });
        source = chosen;
      } catch (error) {
        // The dialog was closed.
        if (error instanceof DOMException && error.name === 'AbortError') return;
        return change({ phase: 'start', status: error instanceof NoZip ? text.notZip : text.notOpened });
      }
      await check();
    },
    again: check,
    async follow() {
      if (!source?.isLive || running || store.get().phase !== 'report') return;
      const files = await source.list().catch(() => null);
      if (files && !running && stateOf(files) !== checkedState) await check();
    },
    close() {
      running?.abort();
      source = null;
    },
  };
}

function stateOf(files: readonly FolderFile[]): string {
  return files
    .filter(({ path }) => !isSkipped(path))
    .map(({ path, size, changedAt }) => `${path}\n${size}\n${changedAt}`)
    .toSorted()
    .join('\n');
}
