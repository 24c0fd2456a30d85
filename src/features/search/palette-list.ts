// The rows of the palette, and the selected one. Unchanged rows keep their elements; rows below the visible
// area are rendered after the others have been painted.
import { createElement } from '#ui/create-element.ts';
import type { IconDrawer } from '#ui/icon-drawer.ts';
import type { KeyedGroup, KeyedRow } from './matches.ts';
import type { PaletteItem } from './palette-items.ts';
import { createRow, isSameRow } from './palette-row.ts';
import type { SearchWindow } from './search-window.ts';

/** Number of rows that fit on a screen. */
const rowsInSight = 12;

/** More than fit on any screen. */
const rowsBeyondSight = 24;

interface DrawnRow {
  row: KeyedRow;
  /** The highlighted term. */
  term: string;
  element: HTMLElement;
}

/** Where the selection can move from the current row. */
export type Step = 'next' | 'previous' | 'first' | 'last' | 'next group' | 'previous group';

export interface PaletteList {
  /** Replaces the rows. The list of a different term is shown from its top, with the first row selected. */
  draw(groups: readonly KeyedGroup[], term: string): void;
  move(step: Step): void;
  /** Selects the row that contains an event's target. */
  point(target: EventTarget | null): void;
  selected(): { item: PaletteItem; element: HTMLElement } | null;
  itemAt(target: EventTarget | null): PaletteItem | null;
}

export function createPaletteList({ list, input }: SearchWindow, icons: IconDrawer): PaletteList {
  let rows = new Map<string, DrawnRow>();
  let current: DrawnRow | null = null;
  let shown: { groups: readonly KeyedGroup[]; term: string } = { groups: [], term: '' };
  /** Renders the rows below the visible area; null if there are none, or they are rendered. */
  let drawRest: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ids = 0;

  /** The row's existing element, or a new one. */
  function drawRow(row: KeyedRow, term: string, known: DrawnRow | undefined): DrawnRow {
    const highlight = row.item.highlight ?? term;
    if (known && known.term === highlight && isSameRow(known.row, row)) return known;
    return { row, term: highlight, element: createRow(row.item, `search-row-${++ids}`, highlight, icons) };
  }

  function drawRows(groups: readonly KeyedGroup[], term: string): void {
    const before = rows;
    rows = new Map();
    const draw = (some: readonly KeyedRow[]) =>
      some.map((row) => {
        const one = drawRow(row, term, before.get(row.key));
        rows.set(row.key, one);
        return one.element;
      });
    const count = groups.reduce((sum, group) => sum + group.rows.length, 0);
    list.closest('dialog')?.classList.toggle('is-full', count >= rowsBeyondSight);
    let left = rowsInSight;
    const parts = groups.map((group) => {
      const inSight = group.rows.slice(0, left);
      left -= inSight.length;
      return { group, inSight, rest: group.rows.slice(inSight.length), element: createGroup(group) };
    });
    for (const { element, inSight } of parts) element.append(...draw(inSight));
    list.replaceChildren(...parts.flatMap(({ element, inSight }) => (inSight.length > 0 ? [element] : [])));
    drawRest = () => {
      drawRest = null;
      for (const { element, rest } of parts) element.append(...draw(rest));
      list.append(...parts.flatMap(({ element }) => (element.isConnected ? [] : [element])));
    };
    clearTimeout(timer);
    // In a separate task, after the frame that paints the visible rows.
    requestAnimationFrame(() => {
      timer = setTimeout(() => drawRest?.());
    });
  }

  function select(row: DrawnRow | null): void {
    if (row === current) return;
    current?.element.setAttribute('aria-selected', 'false');
    current = row;
    row?.element.setAttribute('aria-selected', 'true');
    for (const element of [list, input]) {
      if (row) element.setAttribute('aria-activedescendant', row.element.id);
      else element.removeAttribute('aria-activedescendant');
    }
  }

  /** The heading of a group is scrolled into view together with its first row. */
  function scrollTo({ element }: DrawnRow): void {
    const heading = element.previousElementSibling;
    if (heading?.matches(':first-child')) heading.scrollIntoView({ block: 'nearest' });
    element.scrollIntoView({ block: 'nearest' });
  }

  function rowAt(target: EventTarget | null): DrawnRow | undefined {
    const element = target instanceof Element ? target.closest('[role="option"]') : null;
    return element ? [...rows.values()].find((row) => row.element === element) : undefined;
  }

  /** The first row of the next or previous group. */
  function nextGroup(direction: 1 | -1): DrawnRow | undefined {
    const groups = [...Map.groupBy(rows.values(), ({ element }) => element.parentElement).values()];
    const index = groups.findIndex((group) => current && group.includes(current));
    return groups[index + direction]?.[0];
  }

  return {
    draw(groups, term) {
      const isSameTerm = term === shown.term;
      const isSameList = isSameTerm && keysOf(groups) === keysOf(shown.groups);
      const isUnchanged = isSameList && areSame(groups, shown.groups);
      shown = { groups, term };
      if (isUnchanged) return;
      // Read before anything changes, when it does not force a layout.
      if (!isSameTerm && list.scrollTop > 0) list.scrollTop = 0;
      // More rows for the same term keep the reader's scroll position, except at the top.
      const [before] = rows.values();
      const isMoved = current !== null && current !== before;
      const selected = isSameList || (isSameTerm && isMoved) ? current?.row.key : undefined;
      drawRows(groups, term);
      if (selected !== undefined && !rows.has(selected)) drawRest?.();
      const [first = null] = rows.values();
      select(rows.get(selected ?? '') ?? first);
    },
    move(step) {
      drawRest?.();
      const all = [...rows.values()];
      const index = current ? all.indexOf(current) : -1;
      const target = {
        next: () => all[index + 1],
        previous: () => all[index - 1],
        first: () => all[0],
        last: () => all.at(-1),
        'next group': () => nextGroup(1) ?? all[index + 1],
        'previous group': () => nextGroup(-1) ?? all[index - 1],
      }[step]();
      if (!target) return;
      select(target);
      scrollTo(target);
    },
    point(target) {
      const row = rowAt(target);
      if (row) select(row);
    },
    selected: () => current && { item: current.row.item, element: current.element },
    itemAt: (target) => rowAt(target)?.row.item ?? null,
  };
}

/** Identifies a list by its content, not by the appearance of its rows. */
function keysOf(groups: readonly KeyedGroup[]): string {
  return JSON.stringify(groups.map(({ key, label, rows }) => [key, label, rows.map((row) => row.key)]));
}

/** Whether two lists of the same rows would look the same. */
function areSame(a: readonly KeyedGroup[], b: readonly KeyedGroup[]): boolean {
  const others = b.flatMap(({ rows }) => rows);
  return a
    .flatMap(({ rows }) => rows)
    .every((row, index) => {
      const other = others[index];
      return other !== undefined && isSameRow(row, other);
    });
}

function createGroup({ key, label }: KeyedGroup): HTMLElement {
  return createElement(
    'div',
    { 'cmdk-group': '', class: 'palette-group', role: 'group', 'aria-label': label, 'data-value': key },
    createElement('div', { 'cmdk-group-heading': '', 'aria-hidden': 'true' }, label),
  );
}
