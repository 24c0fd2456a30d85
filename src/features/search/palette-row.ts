// One row of the palette: an option, and also a link if it has a target.
import { isDangerous, isExternal } from '#lib/address/link-target.ts';
import { createElement } from '#ui/create-element.ts';
import type { IconDrawer } from '#ui/icon-drawer.ts';
import type { KeyedRow } from './matches.ts';
import { highlightRanges, highlightText, type PaletteItem } from './palette-items.ts';

/** Whether two rows would look the same. */
export function isSameRow(a: KeyedRow, b: KeyedRow): boolean {
  const names = Object.keys({ ...a.item, ...b.item }) as (keyof PaletteItem)[];
  return a.key === b.key && names.every((name) => Object.is(a.item[name], b.item[name]));
}

/** The element of a row; `term` is highlighted in the label, or otherwise in the description. */
export function createRow(item: PaletteItem, id: string, term: string, icons: IconDrawer): HTMLElement {
  const { to, kind, label, description, prefix } = item;
  const attributes = {
    id,
    'cmdk-item': '',
    role: 'option',
    'aria-selected': 'false',
    class: description ? 'palette-row' : 'palette-row is-short',
    ...(kind && { 'data-kind': kind }),
  };
  const row = to ? createElement('a', { ...attributes, ...linkTo(to) }) : createElement('div', attributes);
  const isInLabel = highlightRanges(label, term).length > 0;
  const name = createElement('span', { class: 'palette-name' }, ...highlighted(label, term));
  const icon = rowIcon(item);
  if (icon) row.append(icons.draw(icon, 'palette-icon'));
  row.append(
    createElement(
      'span',
      { class: 'palette-text' },
      createElement(
        'span',
        { class: 'palette-label' },
        ...(prefix ? [createElement('span', { class: 'palette-prefix' }, `${prefix} `), name] : [name]),
      ),
      ...(description
        ? [
            createElement(
              'span',
              {
                class: isInLabel || term === '' ? 'palette-description' : 'palette-description is-whole',
              },
              ...highlighted(description, isInLabel ? '' : term),
            ),
          ]
        : []),
    ),
  );
  const kindIcon = kind && kindIcons[kind];
  if (kindIcon) row.append(icons.draw(kindIcon, 'palette-kind'));
  return row;
}

/** The input keeps the focus, so rows are outside the tab order. */
function linkTo(to: string): Record<string, string> {
  if (isDangerous(to)) return { tabindex: '-1' };
  return { href: to, tabindex: '-1', ...(isExternal(to) && { rel: 'noopener noreferrer' }) };
}

/** A text with its matches in `<mark>`. */
function highlighted(text: string, term: string): (Node | string)[] {
  return highlightText(text, term).map((piece) =>
    piece.isHighlighted ? createElement('mark', {}, piece.text) : piece.text,
  );
}

/** The row's own icon, otherwise that of a heading or a page. Commands have no default. */
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
