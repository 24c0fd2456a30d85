// The code that a click on a link needs is React and what draws pages: 80 kB. On a good connection it is loaded while the
// page is being read. On others links load documents, until this browser has the code in its cache.
import { whenIdle } from '#runtime/idle.ts';
import { loadChunk } from '#runtime/load-chunk.ts';
import { allowsCodeAhead, connection } from '#runtime/moving/connection.ts';
import { glance } from '#runtime/moving/prefetch.ts';
import type { SafeStorage } from '#runtime/storage.ts';
import { codeKey } from '#schema/document-hooks.ts';

interface CodeAheadOptions {
  storage: SafeStorage;
  /** The version of this script: its chunks have other names in every version. */
  version: string;
  takeOver(): Promise<void>;
  loadPageView(): Promise<unknown>;
}

export interface CodeAhead {
  /** Whether a click may draw the page here, rather than load its document. */
  mayDraw(): boolean;
  /** Loads everything now: the reader is about to use it. */
  load(): Promise<void>;
  /** Loads it in idle time, when the reader has been here for some seconds or scrolls. */
  start(): void;
}

export function createCodeAhead({ storage, version, takeOver, loadPageView }: CodeAheadOptions): CodeAhead {
  let isHere = false;

  const noteCached = () => {
    isHere = true;
    storage.set(codeKey, version);
  };

  const mayDraw = () => isHere || storage.get(codeKey) === version || allowsCodeAhead(connection());

  async function load(): Promise<void> {
    if (!mayDraw()) return;
    await Promise.all([takeOver(), loadPageView()]);
    noteCached();
  }

  /** Everything is requested at once. Then each part is evaluated in an idle moment of its own. */
  async function loadInIdleTime(): Promise<void> {
    if (isHere || !mayDraw()) return;
    await whenIdle();
    await loadChunk(() => import('./code-ahead-files.ts'));
    await whenIdle();
    await loadChunk(() => import('./react-ahead.ts'));
    await whenIdle();
    await takeOver();
    await whenIdle();
    await loadPageView();
    noteCached();
  }

  return {
    mayDraw,
    load,
    start() {
      let isStarted = false;
      const begin = () => {
        if (isStarted) return;
        isStarted = true;
        stop.abort();
        // Navigation loads the code again and reports its failures.
        loadInIdleTime().catch(() => {});
      };
      const stop = new AbortController();
      document.addEventListener('scroll', begin, { passive: true, signal: stop.signal });
      setTimeout(begin, glance);
    },
  };
}
