// The rows in the window, and the one that is selected. Rows that stay keep their elements.
import { createElement } from '#ui/create-element.ts';
import type { IconDrawer } from '#ui/icon-drawer.ts';
import type { KeyedGroup, KeyedRow } from './matches.ts';
import type { PaletteItem } from './palette-items.ts';
import { createRow, isSameRow } from './palette-row.ts';
import type { SearchWindow } from './search-window.ts';

interface DrawnRow {
  row: KeyedRow;
  term: string;
  element: HTMLElement;
}

/** Where a selection can go from the present row. */
export type Step = 'next' | 'previous' | 'first' | 'last' | 'next group' | 'previous group';

export interface PaletteList {
  /** Replaces the rows. A list that has changed is shown from its top, with the first row selected. */
  draw(groups: readonly KeyedGroup[], term: string): void;
  move(step: Step): void;
  /** Selects the row that an event happened in. */
  point(target: EventTarget | null): void;
  selected(): { item: PaletteItem; element: HTMLElement } | null;
  itemAt(target: EventTarget | null): PaletteItem | null;
}

export function createPaletteList({ list, input }: SearchWindow, icons: IconDrawer): PaletteList {
  let drawn = new Map<string, DrawnRow>();
  let rows: DrawnRow[] = [];
  let current: DrawnRow | null = null;
  /** What the list shows, to tell whether it has changed. */
  let shown = '';
  let ids = 0;

  function drawRow(row: KeyedRow, term: string): DrawnRow {
    const highlight = row.item.highlight ?? term;
    const known = drawn.get(row.key);
    if (known && known.term === highlight && isSameRow(known.row, row)) return { ...known, row };
    return { row, term: highlight, element: createRow(row.item, `search-row-${++ids}`, highlight, icons) };
  }

  function select(row: DrawnRow | null, isScrolled = false): void {
    current?.element.setAttribute('aria-selected', 'false');
    current = row;
    for (const element of [list, input]) {
      if (row) element.setAttribute('aria-activedescendant', row.element.id);
      else element.removeAttribute('aria-activedescendant');
    }
    if (!row) return;
    row.element.setAttribute('aria-selected', 'true');
    if (!isScrolled) return;
    // The name of a group comes into sight with its first row.
    if (row.element.matches('.palette-group > :nth-child(2)'))
      row.element.previousElementSibling?.scrollIntoView({ block: 'nearest' });
    row.element.scrollIntoView({ block: 'nearest' });
  }

  function rowAt(target: EventTarget | null): DrawnRow | undefined {
    const element = target instanceof Element ? target.closest('[role="option"]') : null;
    return element ? rows.find((row) => row.element === element) : undefined;
  }

  /** The first row of the group after, or before, the present one. */
  function nextGroup(direction: 1 | -1): DrawnRow | undefined {
    const groups = [...Map.groupBy(rows, ({ element }) => element.parentElement).values()];
    const index = groups.findIndex((group) => current && group.includes(current));
    return groups[index + direction]?.[0];
  }

  return {
    draw(groups, term) {
      const next = new Map<string, DrawnRow>();
      const elements = groups.map(({ key, label, rows }) => {
        const own = rows.map((row) => {
          const one = drawRow(row, term);
          next.set(row.key, one);
          return one.element;
        });
        const heading = createElement('div', { 'cmdk-group-heading': '', 'aria-hidden': 'true' }, label);
        return createElement(
          'div',
          { 'cmdk-group': '', class: 'palette-group', role: 'group', 'aria-label': label, 'data-value': key },
          heading,
          ...own,
        );
      });
      drawn = next;
      rows = [...next.values()];
      list.replaceChildren(...elements);
      const now = JSON.stringify([term, [...next.keys()]]);
      const isSame = now === shown;
      shown = now;
      const kept = isSame && current ? drawn.get(current.row.key) : undefined;
      select(kept ?? rows[0] ?? null);
      if (!isSame) list.scrollTo({ top: 0, behavior: 'instant' });
    },
    move(step) {
      const index = current ? rows.indexOf(current) : -1;
      const target = {
        next: () => rows[index + 1],
        previous: () => rows[index - 1],
        first: () => rows[0],
        last: () => rows.at(-1),
        'next group': () => nextGroup(1) ?? rows[index + 1],
        'previous group': () => nextGroup(-1) ?? rows[index - 1],
      }[step]();
      if (target) select(target, true);
    },
    point(target) {
      const row = rowAt(target);
      if (row && row !== current) select(row);
    },
    selected: () => current && { item: current.row.item, element: current.element },
    itemAt: (target) => rowAt(target)?.row.item ?? null,
  };
}
