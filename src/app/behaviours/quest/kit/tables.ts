// Which header cells belong to a cell of a table, by the algorithm of the HTML standard: `headers`, `scope` and position
// all count. Tables of ARIA roles have headers by position.

export interface CellHeaders {
  row: Element[];
  column: Element[];
}

interface Slot {
  cell: HTMLTableCellElement;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The header cells of a cell. Where `headers` names them, each is of a row or a column by where it stands. */
export function headersOf(cell: Element): CellHeaders {
  const table = cell.closest('table');
  if (!table || !(cell instanceof HTMLTableCellElement)) return ariaHeaders(cell);
  const slots = layOut(table);
  const own = slots.find((slot) => slot.cell === cell);
  if (!own) return { row: [], column: [] };
  const named = (cell.getAttribute('headers') ?? '').split(/\s+/).filter(Boolean);
  if (cell.hasAttribute('headers')) {
    const found = named.flatMap((id) => slots.find((slot) => slot.cell.id === id) ?? []);
    return {
      row: found.filter((slot) => overlaps(slot.y, slot.height, own.y, own.height)).map((slot) => slot.cell),
      column: found
        .filter((slot) => !overlaps(slot.y, slot.height, own.y, own.height))
        .map((slot) => slot.cell),
    };
  }
  const isEmpty = (slot: Slot) => slot.cell.localName === 'th' && slot.cell.textContent?.trim() === '';
  const row = new Set<Slot>();
  const column = new Set<Slot>();
  for (let y = own.y; y < own.y + own.height; y++) scan(slots, own, own.x, y, -1, 0, row);
  for (let x = own.x; x < own.x + own.width; x++) scan(slots, own, x, own.y, 0, -1, column);
  for (const slot of slots) {
    if (slot.cell.localName !== 'th' || slot.cell === cell) continue;
    const group = slot.cell.parentElement?.parentElement;
    if (
      scopeOf(slot) === 'rowgroup' &&
      group === cell.parentElement?.parentElement &&
      slot.x <= own.x &&
      slot.y <= own.y
    )
      row.add(slot);
    if (scopeOf(slot) === 'colgroup' && isInSameColumnGroup(table, slot, own) && slot.y <= own.y)
      column.add(slot);
  }
  const cells = (found: Set<Slot>) =>
    [...found].filter((slot) => !isEmpty(slot) && slot !== own).map((slot) => slot.cell);
  return { row: cells(row), column: cells(column) };
}

/** Every place of the table and the cell that fills it. */
function layOut(table: HTMLTableElement): Slot[] {
  const slots: Slot[] = [];
  const taken = new Set<string>();
  // In the order in which they are drawn: head, bodies, foot.
  const rows = [
    ...(table.tHead?.rows ?? []),
    ...[...table.rows].filter(({ parentElement: group }) => group !== table.tHead && group !== table.tFoot),
    ...(table.tFoot?.rows ?? []),
  ];
  rows.forEach((row, y) => {
    let x = 0;
    const group = rows.filter(({ parentElement }) => parentElement === row.parentElement);
    for (const cell of row.cells) {
      while (taken.has(`${x} ${y}`)) x++;
      const below = group.length - group.indexOf(row);
      const height = cell.rowSpan === 0 ? below : Math.min(cell.rowSpan, below);
      for (let dx = 0; dx < cell.colSpan; dx++)
        for (let dy = 0; dy < height; dy++) taken.add(`${x + dx} ${y + dy}`);
      slots.push({ cell, x, y, width: cell.colSpan, height });
      x += cell.colSpan;
    }
  });
  return slots;
}

/** The standard's "internal algorithm for scanning and assigning header cells". */
function scan(
  slots: readonly Slot[],
  own: Slot,
  fromX: number,
  fromY: number,
  stepX: number,
  stepY: number,
  found: Set<Slot>,
): void {
  const opaque: Slot[] = [];
  let isInBlock = own.cell.localName === 'th';
  let block: Slot[] = isInBlock ? [own] : [];
  for (let x = fromX + stepX, y = fromY + stepY; x >= 0 && y >= 0; x += stepX, y += stepY) {
    const covering = slots.filter(
      (slot) => overlaps(slot.x, slot.width, x, 1) && overlaps(slot.y, slot.height, y, 1),
    );
    const [current] = covering;
    if (covering.length !== 1 || !current) continue;
    if (current.cell.localName === 'th') {
      isInBlock = true;
      block.push(current);
      const isVertical = stepX === 0;
      const isBlocked = isVertical
        ? opaque.some((one) => one.x === current.x && one.width === current.width) ||
          !isColumnHeader(slots, current)
        : opaque.some((one) => one.y === current.y && one.height === current.height) ||
          !isRowHeader(slots, current);
      if (!isBlocked) found.add(current);
    } else if (isInBlock) {
      isInBlock = false;
      opaque.push(...block);
      block = [];
    }
  }
}

function scopeOf({ cell }: Slot): string {
  const scope = cell.getAttribute('scope')?.trim().toLowerCase() ?? '';
  return ['row', 'col', 'rowgroup', 'colgroup'].includes(scope) ? scope : 'auto';
}

function isColumnHeader(slots: readonly Slot[], slot: Slot): boolean {
  const scope = scopeOf(slot);
  if (scope !== 'auto') return scope === 'col';
  return !slots.some(
    ({ cell, y, height }) => cell.localName === 'td' && overlaps(y, height, slot.y, slot.height),
  );
}

function isRowHeader(slots: readonly Slot[], slot: Slot): boolean {
  const scope = scopeOf(slot);
  if (scope !== 'auto') return scope === 'row';
  if (isColumnHeader(slots, slot)) return false;
  return !slots.some(
    ({ cell, x, width }) => cell.localName === 'td' && overlaps(x, width, slot.x, slot.width),
  );
}

function isInSameColumnGroup(table: HTMLTableElement, header: Slot, cell: Slot): boolean {
  let start = 0;
  for (const group of table.querySelectorAll(':scope > colgroup')) {
    const columns = [...group.querySelectorAll('col')];
    const width =
      columns.length > 0
        ? columns.reduce((sum, { span }) => sum + span, 0)
        : (group as HTMLTableColElement).span;
    if (overlaps(start, width, header.x, 1) && overlaps(start, width, cell.x, 1)) return true;
    start += width;
  }
  return overlaps(header.x, header.width, cell.x, cell.width);
}

function overlaps(start: number, length: number, otherStart: number, otherLength: number): boolean {
  return start < otherStart + otherLength && otherStart < start + length;
}

function ariaHeaders(cell: Element): CellHeaders {
  const row = cell.closest('[role="row"]');
  const table = cell.closest('[role="table"],[role="grid"],[role="treegrid"]');
  if (!row || !table) return { row: [], column: [] };
  const cells = [...row.children];
  const at = cells.indexOf(cell);
  const rows = [...table.querySelectorAll('[role="row"]')];
  return {
    row: cells.filter((one) => one !== cell && one.getAttribute('role') === 'rowheader'),
    column: rows
      .slice(0, rows.indexOf(row))
      .flatMap((one) => one.children[at] ?? [])
      .filter((one) => one.getAttribute('role') === 'columnheader'),
  };
}
