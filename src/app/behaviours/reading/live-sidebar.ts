// The list beside the pages of a section stays where the reader left it, on the next page and after a reload, and can be
// filtered. Only the list is scrolled, never the page, and focus stays where it is.

import { safeStorage } from '#runtime/storage.ts';
import { placedMark, sectionMenuKey } from '#schema/document-hooks.ts';
import { filteringAttribute, filterSidebar } from './filter-sidebar.ts';
import { scrollToReveal } from './scroll-to-reveal.ts';

/** Starts the list of a section. */
export function liveSidebar(sidebar: HTMLElement): () => void {
  const leave = keepSidebarPlace(sidebar);
  const stop = filterSidebar(sidebar);
  return () => {
    stop?.();
    leave();
  };
}

const storage = safeStorage('session');

/** Restores the place of a section's list and remembers it. */
function keepSidebarPlace(sidebar: HTMLElement): () => void {
  const life = new AbortController();
  const { signal } = life;
  const page = location.pathname;
  const key = sectionMenuKey(sidebar.dataset.section ?? '');
  const known = readPlace(storage.get(key));

  // The first list of a document was put in its place before it was painted, and the reader may have moved it since.
  if (!(placedMark in sidebar.dataset)) {
    for (const branch of sidebar.querySelectorAll('details'))
      if (known?.open.includes(branch.dataset.branch ?? '')) branch.open = true;
    if (known) sidebar.scrollTop = known.top;
    // After a reload the list is as it was, wherever the reader had scrolled it to.
    if (known?.page !== page) reveal(sidebar);
  }

  const place: SidebarPlace = { page, top: sidebar.scrollTop, open: openBranches(sidebar) };
  // Stored at once: a page that is left by a script may get no other chance.
  const save = () => storage.set(key, JSON.stringify(place));
  save();
  const note = () => {
    if (sidebar.hasAttribute(filteringAttribute) || !sidebar.isConnected) return;
    place.top = sidebar.scrollTop;
    place.open = openBranches(sidebar);
  };
  sidebar.addEventListener('scroll', note, { signal, passive: true });
  sidebar.addEventListener(
    'toggle',
    (event) => {
      // A closed menu has no scroll position.
      if (event.target === sidebar && sidebar.matches(':popover-open')) reveal(sidebar);
      else note();
    },
    { signal, capture: true },
  );
  // Who scrolls and leaves within one frame has not been heard to scroll.
  const leavePage = () => {
    note();
    save();
  };
  addEventListener('pagehide', leavePage, { signal });
  return () => {
    life.abort();
    save();
  };
}

function openBranches(sidebar: HTMLElement): string[] {
  return Array.from(sidebar.querySelectorAll('details'))
    .filter(({ open }) => open)
    .map(({ dataset }) => dataset.branch ?? '');
}

/** Scrolls the list to the current page, where it is not seen. */
function reveal(sidebar: HTMLElement): void {
  const current = sidebar.querySelector('[aria-current="page"]');
  if (!current) return;
  const { top: edge } = sidebar.getBoundingClientRect();
  const { top, height } = current.getBoundingClientRect();
  // The field above the list stays in place and covers what is below it.
  const covered = sidebar.querySelector<HTMLElement>('[data-filter]')?.offsetHeight ?? 0;
  const item = { top: top - edge + sidebar.scrollTop - covered, height };
  sidebar.scrollTop = scrollToReveal(item, {
    top: sidebar.scrollTop,
    height: sidebar.clientHeight - covered,
  });
}

/** How a reader left the list of a section. */
interface SidebarPlace {
  /** The address of the page beside the list. */
  page: string;
  top: number;
  open: string[];
}

/** A place as it was stored; null for anything else. */
export function readPlace(stored: string | null): SidebarPlace | null {
  try {
    const { page, top, open } = JSON.parse(stored ?? '') as Record<string, unknown>;
    if (typeof page !== 'string' || typeof top !== 'number') return null;
    const isList = Array.isArray(open) && open.every((name) => typeof name === 'string');
    return isList ? { page, top, open } : null;
  } catch {
    return null;
  }
}
