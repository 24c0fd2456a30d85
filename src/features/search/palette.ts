// The command palette: the input of the search window, its rows and their actions. It depends neither on the
// site's pages nor on navigation.
import * as text from '#messages/search-rows.ts';
import '#styles/with-scripts/palette-rows.css';
import { limitGroups } from '#lib/limit-groups.ts';
import { constants } from '#schema/constants.ts';
import { createElement } from '#ui/create-element.ts';
import { createIconDrawer } from '#ui/icon-drawer.ts';
import { chooseMatches, countText, emptyText, keyRows, type SearchResult } from './matches.ts';
import type { PaletteGroup, PaletteItem, PaletteSearch } from './palette-items.ts';
import { createPaletteList, type Step } from './palette-list.ts';
import { createPatientIcons } from './patient-icons.ts';
import type { SearchWindow } from './search-window.ts';

/** The data of the palette; it may change while the window is open. */
export interface PaletteContents {
  /** Listed while nothing is typed, and filtered if there is no `search` or it fails. */
  groups: readonly PaletteGroup[];
  /** Finds rows for a term instead of the palette's own matching. */
  search?: PaletteSearch | undefined;
  /** Links to offer when nothing matches. */
  elsewhere?: readonly PaletteItem[];
  /** Shown at the foot of the list: the search is incomplete. */
  problem?: string;
  /** Whether the search is still loading. */
  isLoading?: boolean;
}

interface PaletteOptions {
  icons: Parameters<typeof createIconDrawer>[0];
  /** A row was chosen and the window is closing; the caller navigates. */
  onSelect(item: PaletteItem): void;
}

export interface Palette {
  show(contents: PaletteContents): void;
}

/** Maximum delay in milliseconds between lifting a finger and the click event; with a mouse there is none. */
const clickAfter = 50;

/** Starts the palette in the window, with the text typed so far. */
export function startPalette(window: SearchWindow, { icons, onSelect }: PaletteOptions): Palette {
  const { field, input, notice, footer, count } = window;
  const patient = createPatientIcons(icons);
  const drawer = createIconDrawer(patient);
  const list = createPaletteList(window, drawer);
  const elsewhere = createElement('nav', { class: 'palette-elsewhere', 'aria-label': text.elsewhere });
  let offered: readonly PaletteItem[] = [];
  const loading = createElement('span', { class: 'palette-loading', 'aria-hidden': 'true' });
  let contents: PaletteContents = { groups: [] };
  /** The last result since the input was empty. */
  let result: SearchResult | null = null;
  /**
   * Enter was pressed before the rows for the term arrived; it is applied to them, not to a row of an earlier
   * term.
   */
  let isEntering = false;
  let isStale = false;
  let isDrawnLater = false;
  window.onClose(() => {
    patient.stop();
    drawer.stop();
  });

  function draw(): void {
    // A pressed row must not be replaced before it is released, or the click would be lost.
    if (window.list.matches(':active')) {
      drawWhenLetGo();
      return;
    }
    const { groups, search, isLoading } = contents;
    const hasSearch = search !== undefined;
    const matches = chooseMatches({ term: input.value.trim(), groups, hasSearch, isLoading, result });
    const shown = keyRows(limitGroups(matches.groups, constants.search.maxResults));
    const rowCount = shown.reduce((sum, { rows }) => sum + rows.length, 0);
    isStale = matches.state === 'stale';
    list.draw(shown, matches.term);
    const empty = emptyText(matches, rowCount) ?? '';
    if (notice.textContent !== empty)
      notice.replaceChildren(...(empty ? [createElement('p', { class: 'palette-empty' }, empty)] : []));
    offer(empty ? (contents.elsewhere ?? []) : []);
    const counted = [contents.problem, countText(matches, rowCount)].filter(Boolean).join(' ');
    if (count.textContent !== counted) count.textContent = counted;
    footer.classList.toggle('is-quiet', counted === '');
    if (isLoading) field.append(loading);
    else loading.remove();
    if (isEntering && !isStale) chooseSelected();
  }

  function drawWhenLetGo(): void {
    if (isDrawnLater) return;
    isDrawnLater = true;
    const waiting = new AbortController();
    const again = () => {
      waiting.abort();
      isDrawnLater = false;
      if (window.isOpen) draw();
    };
    // A scrolling finger cancels its pointer instead of releasing it.
    for (const type of ['pointerup', 'pointercancel', 'touchend'])
      addEventListener(type, () => setTimeout(again, clickAfter), { signal: waiting.signal, once: true });
  }

  /** Links below the message that nothing was found. */
  function offer(items: readonly PaletteItem[]): void {
    if (items === offered || (items.length === 0 && offered.length === 0)) return;
    offered = items;
    elsewhere.replaceChildren(
      ...items.map((item) => createElement('a', { href: item.to ?? '' }, item.label)),
    );
    if (items.length > 0) notice.after(elsewhere);
    else elsewhere.remove();
  }

  /** Only the result for the last term counts, in whatever order results arrive. */
  async function find(): Promise<void> {
    const { search } = contents;
    const term = input.value.trim();
    if (!search || term === '') {
      // An empty input resets the result, so that an old one cannot reappear with the next letter.
      result = null;
      return;
    }
    const take = (found: readonly PaletteGroup[] | null) => {
      if (!window.isOpen || contents.search !== search || input.value.trim() !== term) return;
      result = { term, groups: found };
      draw();
    };
    try {
      take(await search(term, take));
    } catch (error) {
      console.error('The search failed.', error);
      take(null);
    }
  }

  function choose(item: PaletteItem): void {
    window.close();
    item.onSelect?.();
    onSelect(item);
  }

  function chooseSelected(): void {
    const selected = list.selected();
    if (selected) choose(selected.item);
  }

  function onEnter(event: KeyboardEvent): void {
    event.preventDefault();
    const link = list.selected()?.element;
    if (isStale) isEntering = true;
    else if (!event.ctrlKey && !event.metaKey) chooseSelected();
    else if (link instanceof HTMLAnchorElement && link.href) open(link.href, '_blank', 'noopener');
  }

  input.addEventListener('input', () => {
    isEntering = false;
    patient.wait();
    void find();
    draw();
  });
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'Enter') return onEnter(event);
    const step = stepOf(event);
    if (!step) return;
    event.preventDefault();
    list.move(step);
  });
  elsewhere.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    const item = offered.find(({ to }) => to === link?.getAttribute('href'));
    if (!item || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    choose(item);
  });
  window.list.addEventListener('pointermove', ({ target }) => list.point(target));
  // Keeps the focus in the input after a click that leaves the palette open.
  window.list.addEventListener('mousedown', (event) => event.preventDefault());
  window.list.addEventListener('click', (event) => {
    const item = list.itemAt(event.target);
    // Clicks with a modifier key are left to the browser, for example to open a new tab.
    if (!item || (item.to && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey))) return;
    event.preventDefault();
    choose(item);
  });

  return {
    show(next) {
      const isOtherSearch = next.search !== contents.search;
      contents = next;
      if (isOtherSearch) void find();
      draw();
    },
  };
}

/** With Shift, Home and End select text, as in every input. */
function stepOf({ key, altKey, metaKey, shiftKey }: KeyboardEvent): Step | null {
  switch (key) {
    case 'ArrowDown':
      return metaKey ? 'last' : altKey ? 'next group' : 'next';
    case 'ArrowUp':
      return metaKey ? 'first' : altKey ? 'previous group' : 'previous';
    case 'Home':
      return shiftKey ? null : 'first';
    case 'End':
      return shiftKey ? null : 'last';
    default:
      return null;
  }
}
