// One row of the palette: an option, and also a link if it leads somewhere.
import { CommandItem } from 'cmdk';
import { type MouseEvent, memo } from 'react';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { highlightRanges, highlightText, type PaletteItem } from './palette-items.ts';
import type { KeyedRow } from './use-matches.ts';

interface PaletteRowProps {
  row: KeyedRow;
  /** Highlighted in the label, or else in the description. */
  term: string;
  onChoose: (item: PaletteItem) => void;
}

/** Every result brings new rows, many of which were there before: those are not rendered again. */
export const PaletteRow = memo(
  Row,
  (before, after) =>
    isSameRow(before.row, after.row) &&
    (before.row.item.highlight ?? before.term) === (after.row.item.highlight ?? after.term) &&
    before.onChoose === after.onChoose,
);

/** Whether two rows would render the same. */
export function isSameRow(a: KeyedRow, b: KeyedRow): boolean {
  const names = Object.keys({ ...a.item, ...b.item }) as (keyof PaletteItem)[];
  return a.key === b.key && names.every((name) => Object.is(a.item[name], b.item[name]));
}

function Row({ row: { key, item }, term, onChoose }: PaletteRowProps) {
  const option = { value: key, onSelect: () => onChoose(item) };
  const className = item.description ? 'palette-row' : 'palette-row is-short';
  const look = { className, 'data-kind': item.kind, onMouseDown: keepFocus };
  const content = <RowContent item={item} term={item.highlight ?? term} />;
  if (!item.to)
    return (
      <CommandItem {...option} {...look}>
        {content}
      </CommandItem>
    );
  return (
    <CommandItem {...option} asChild>
      <SiteLink {...look} to={item.to} tabIndex={-1} onClickCapture={onClick}>
        {content}
      </SiteLink>
    </CommandItem>
  );
}

function RowContent({ item, term }: { item: PaletteItem; term: string }) {
  const { label, description, prefix, kind } = item;
  const icon = rowIcon(item);
  const isInLabel = highlightRanges(label, term).length > 0;
  return (
    <>
      {icon && <Icon name={icon} className="palette-icon" />}
      <span className="palette-text">
        <span className="palette-label">
          {prefix && <span className="palette-prefix">{prefix} </span>}
          <span className="palette-name">
            <Highlighted text={label} term={term} />
          </span>
        </span>
        {description && (
          <span className={isInLabel || term === '' ? 'palette-description' : 'palette-description is-whole'}>
            <Highlighted text={description} term={isInLabel ? '' : term} />
          </span>
        )}
      </span>
      {kind && kindIcons[kind] && <Icon name={kindIcons[kind]} className="palette-kind" />}
    </>
  );
}

/** A text with its matches in `<mark>`. */
function Highlighted({ text, term }: { text: string; term: string }) {
  return highlightText(text, term).map((piece) =>
    piece.isHighlighted ? <mark key={piece.start}>{piece.text}</mark> : piece.text,
  );
}

/** The row's own icon, else that of a heading or a page. Commands have no default. */
export function rowIcon({ icon, to }: Pick<PaletteItem, 'icon' | 'to'>): string | null {
  if (icon) return icon;
  if (!to) return null;
  return to.includes('#') ? 'i-lucide-hash' : 'i-lucide-file';
}

/** Shown at the end of a row; plain pages have none. */
const kindIcons = {
  page: null,
  heading: 'i-lucide-hash',
  element: 'i-lucide-code',
  attribute: 'i-lucide-tag',
} as const;

/** A click with a modifier key is left to the browser, for example for a new tab; any other chooses the row. */
function onClick(event: MouseEvent) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) event.stopPropagation();
  else event.preventDefault();
}

/** The reader can go on typing after a click that leaves the palette open. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
