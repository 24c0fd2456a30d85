// Keys for groups and rows. The list tells its rows apart by them, so they have to be different even where a page
// stands in two groups or a caller's ids are not.
import type { PaletteGroup, PaletteItem } from './palette-group.ts';

export interface KeyedRow {
  key: string;
  item: PaletteItem;
}

export interface KeyedGroup {
  key: string;
  label: string;
  rows: KeyedRow[];
}

export function keyRows(groups: readonly PaletteGroup[]): KeyedGroup[] {
  const groupKey = createKeys();
  const rowKey = createKeys();
  return groups.map(({ id, label, items }) => ({
    key: groupKey(id || label || 'group'),
    label,
    rows: items.map((item) => ({ key: rowKey(item.id || item.label || 'row'), item })),
  }));
}

/**
 * What of a new list to draw at once: its first rows, and of the others those that stand there already, as they are.
 * Drawing the rest can wait until the reader has seen these.
 */
export function soonRows(
  next: readonly KeyedGroup[],
  drawn: readonly KeyedGroup[],
  first: number,
): KeyedGroup[] {
  const known = new Map(drawn.flatMap(({ rows }) => rows.map((row) => [row.key, row])));
  let left = first;
  return next.flatMap((group) => {
    const rows = group.rows.flatMap((row) => (left-- > 0 ? row : (known.get(row.key) ?? [])));
    return rows.length > 0 ? [{ ...group, rows }] : [];
  });
}

/** Whether a row would be drawn the same. */
export function isSameRow(a: KeyedRow, b: KeyedRow): boolean {
  const names = Object.keys({ ...a.item, ...b.item }) as (keyof PaletteItem)[];
  return a.key === b.key && names.every((name) => Object.is(a.item[name], b.item[name]));
}

/** Adds a number to a name that was taken. Names that differ only by spaces around them count as the same. */
function createKeys() {
  const taken = new Set<string>();
  return (name: string): string => {
    const wanted = name.trim();
    let key = wanted;
    for (let number = 2; taken.has(key); number += 1) key = `${wanted} ${number}`;
    taken.add(key);
    return key;
  };
}
