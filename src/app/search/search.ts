// Opens the search. Its window comes with every page, so that it is there at once; what it lists is fetched when it is
// first opened or about to be.

import type { PaletteGroup } from '#features/search/palette-items.ts';
import { openSearchWindow, type SearchWindow } from '#features/search/search-window.ts';
import * as text from '#messages/search.ts';
import { loadChunk, onStall } from '#runtime/load-chunk.ts';
import { hasAppleKeyboard, listenForShortcuts, shortcuts } from '#runtime/shortcuts.ts';
import { opensSearch } from '#schema/document-hooks.ts';
import { createElement } from '#ui/create-element.ts';
import { createIconDrawer } from '#ui/icon-drawer.ts';
import type { SearchOptions, Site } from '../site.ts';
import { fetchSearchParts } from './search-parts.ts';

const loadScript = () => loadChunk(() => import('./site-search.ts'));

/** The search of the site; listens for its buttons and its key. */
export function createSearch(site: Site): Site['search'] {
  let window: SearchWindow | null = null;
  let pages: Promise<void> | null = null;

  /** Everything that lists pages is asked for the first time, and after a failure again. */
  function loadPages(): Promise<void> {
    pages ??= askForPages().catch((error: unknown) => {
      pages = null;
      throw error;
    });
    return pages;
  }

  async function askForPages(): Promise<void> {
    const parts = fetchSearchParts(site.fetchData);
    try {
      const { loadSearch } = await loadScript();
      loadSearch(site, parts);
    } catch (error) {
      parts.port.terminate();
      throw error;
    }
  }

  async function fill(opened: SearchWindow, groups?: readonly PaletteGroup[]): Promise<void> {
    // What was asked for earlier may have failed since, and gets another try; this opening's own does not.
    const isAskedEarlier = pages !== null;
    const loading = (groups ? Promise.resolve() : loadPages()).then(loadScript);
    onStall(loading, () => sayStillLoading(opened));
    try {
      const { fillWindow } = await loading;
      opened.notice.replaceChildren();
      if (opened.isOpen) fillWindow(site, opened, { groups, triesAgain: isAskedEarlier });
    } catch (error) {
      site.errors.report(error, 'the search could not be loaded');
      sayNotLoaded(opened, () => fill(opened, groups));
    }
  }

  function open({ term = '', groups }: SearchOptions = {}): void {
    if (window) return;
    window = openSearchWindow(term, createIconDrawer(site.icons).draw('i-lucide-search'));
    window.onClose(() => {
      window = null;
    });
    void fill(window, groups);
  }

  const toggle = { ...shortcuts.search, run: () => (window ? window.close() : open()) };
  const slash = { ...shortcuts.openSearch, run: () => open() };
  listenForShortcuts(globalThis.window, [toggle, slash], hasAppleKeyboard(navigator));
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest(opensSearch)) open();
  });
  // Opening the search tries again and reports a failure.
  onSearchIntent(() => void loadPages().catch(() => {}));
  return { open };
}

/** The request is pending: only a new document can start another one. */
function sayStillLoading(opened: SearchWindow): void {
  if (!opened.isOpen) return;
  opened.notice.replaceChildren(createNotice(text.stillLoading, text.reloadPage, () => location.reload()));
}

function createNotice(message: string, label: string, act: () => void): HTMLElement {
  const button = createElement('button', { type: 'button', class: 'button button-small' }, label);
  button.addEventListener('click', act);
  return createElement('p', { class: 'palette-empty' }, `${message} `, button);
}

/** Says that there is nothing to search in yet, and tries again as soon as there is a connection. */
function sayNotLoaded(opened: SearchWindow, retry: () => void): void {
  if (!opened.isOpen) return;
  const waiting = new AbortController();
  const again = () => {
    waiting.abort();
    opened.notice.replaceChildren();
    opened.input.focus();
    retry();
  };
  opened.notice.replaceChildren(
    navigator.onLine
      ? createNotice(text.notLoaded, text.tryAgain, again)
      : createElement('p', { class: 'palette-empty' }, text.offline),
  );
  opened.onClose(() => waiting.abort());
  globalThis.window.addEventListener('online', again, { signal: waiting.signal });
}

/** The query of an address such as `/?q=table`, which browsers and search engines open. */
export function initialQuery(address: string): string {
  return new URL(address).searchParams.get('q')?.trim() ?? '';
}

/** The reader points at a search button or focuses it. */
function onSearchIntent(prepare: () => void): void {
  const listening = new AbortController();
  const listener = ({ target }: Event) => {
    if (!(target as Element).closest?.(opensSearch)) return;
    listening.abort();
    prepare();
  };
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, listener, { passive: true, signal: listening.signal });
}
