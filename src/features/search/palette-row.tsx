// One row of the palette: an option, and a link as well when it leads somewhere.
import { CommandItem } from 'cmdk';
import { type MouseEvent, memo } from 'react';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { markParts, markRanges, type PaletteItem } from './palette-items.ts';
import type { KeyedRow } from './use-matches.ts';

interface PaletteRowProps {
  row: KeyedRow;
  /** Marked in the label, or in the description when that is where it is. */
  term: string;
  onChoose: (item: PaletteItem) => void;
}

/** Every answer brings new rows, of which many were there before: those stay as they are. */
export const PaletteRow = memo(
  Row,
  (before, after) =>
    isSameRow(before.row, after.row) &&
    (before.row.item.found ?? before.term) === (after.row.item.found ?? after.term) &&
    before.onChoose === after.onChoose,
);

/** Whether a row would be drawn the same. */
export function isSameRow(a: KeyedRow, b: KeyedRow): boolean {
  const names = Object.keys({ ...a.item, ...b.item }) as (keyof PaletteItem)[];
  return a.key === b.key && names.every((name) => Object.is(a.item[name], b.item[name]));
}

function Row({ row: { key, item }, term, onChoose }: PaletteRowProps) {
  const option = { value: key, onSelect: () => onChoose(item) };
  const className = item.description ? 'palette-row' : 'palette-row is-short';
  const look = { className, 'data-kind': item.kind, onMouseDown: keepFocus };
  const content = <RowContent item={item} term={item.found ?? term} />;
  if (!item.to)
    return (
      <CommandItem {...option} {...look}>
        {content}
      </CommandItem>
    );
  return (
    <CommandItem {...option} asChild>
      <SiteLink {...look} to={item.to} tabIndex={-1} onClickCapture={shareClick}>
        {content}
      </SiteLink>
    </CommandItem>
  );
}

function RowContent({ item, term }: { item: PaletteItem; term: string }) {
  const { label, description, prefix, kind } = item;
  const icon = rowIcon(item);
  const isInLabel = markRanges(label, term).length > 0;
  return (
    <>
      {icon && <Icon name={icon} className="palette-icon" />}
      <span className="palette-text">
        <span className="palette-label">
          {prefix && <span className="palette-prefix">{prefix} </span>}
          <span className="palette-name">
            <Marked text={label} term={term} />
          </span>
        </span>
        {description && (
          <span className={isInLabel || term === '' ? 'palette-description' : 'palette-description is-whole'}>
            <Marked text={description} term={isInLabel ? '' : term} />
          </span>
        )}
      </span>
      {kind && kindIcons[kind] && <Icon name={kindIcons[kind]} className="palette-kind" />}
    </>
  );
}

/** A text with what matches the term in `<mark>`. */
function Marked({ text, term }: { text: string; term: string }) {
  return markParts(text, term).map((part) =>
    part.isMarked ? <mark key={part.start}>{part.text}</mark> : part.text,
  );
}

/** The row's own icon; else the sign of a heading or of a page; a command has none by itself. */
export function rowIcon({ icon, to }: Pick<PaletteItem, 'icon' | 'to'>): string | null {
  if (icon) return icon;
  if (!to) return null;
  return to.includes('#') ? 'i-lucide-hash' : 'i-lucide-file';
}

/** What a row stands for, at its end; a page as such has no sign. */
const kindIcons = {
  page: null,
  heading: 'i-lucide-hash',
  element: 'i-lucide-code',
  attribute: 'i-lucide-tag',
} as const;

/** A click with a key held down is the browser's, for example a new tab; any other chooses the row. */
function shareClick(event: MouseEvent) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) event.stopPropagation();
  else event.preventDefault();
}

/** The reader goes on typing after a click that leaves the palette open. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
