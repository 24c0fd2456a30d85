// Markdown components of Nuxt UI, Nuxt Content and Docus, and their equivalents here.
import type { BlockName } from '#blocks/all/schemas.ts';

/**
 * The conversion of a component without an equivalent block: its content, a link, a list of terms, or a card
 * followed by code.
 */
type Shape = 'content' | 'link' | 'button' | 'field' | 'field-group' | 'read-more' | 'code-preview';

/** Components that can get their items from a list, and the block for an item. */
export const itemBlocks: Readonly<Record<string, 'accordion-item' | 'tab'>> = {
  accordion: 'accordion-item',
  tabs: 'tab',
  'u-accordion': 'accordion-item',
  'u-tabs': 'tab',
};

export type ForeignBlock =
  | {
      is: BlockName;
      /** Renamed properties: the component's name to the block's name. */
      renamed?: Readonly<Record<string, string>>;
      /** Default values of its properties. */
      defaults?: Readonly<Record<string, string>>;
    }
  | { becomes: Shape };

export const foreignBlocks = {
  accordion: { becomes: 'content' },
  'accordion-item': { is: 'details', renamed: { label: 'summary' } },
  alert: { is: 'note' },
  'button-link': { becomes: 'button' },
  callout: { is: 'note' },
  caution: { is: 'danger' },
  'code-collapse': { is: 'details', renamed: { name: 'summary' }, defaults: { summary: 'Code' } },
  'code-group': { is: 'tabs' },
  'code-preview': { becomes: 'code-preview' },
  'code-tree': { is: 'tabs' },
  collapsible: { is: 'details', renamed: { name: 'summary', label: 'summary' } },
  field: { becomes: 'field' },
  'field-group': { becomes: 'field-group' },
  important: { is: 'warning' },
  info: { is: 'note' },
  list: { becomes: 'content' },
  'read-more': { becomes: 'read-more' },
  'tabs-item': { is: 'tab' },
  'u-accordion': { becomes: 'content' },
  'u-alert': { is: 'note' },
  'u-badge': { is: 'badge' },
  'u-button': { becomes: 'button' },
  'u-card': { is: 'card' },
  'u-container': { becomes: 'content' },
  'u-icon': { is: 'icon' },
  'u-kbd': { is: 'kbd' },
  'u-link': { becomes: 'link' },
  'u-tabs': { is: 'tabs' },
} as const satisfies Readonly<Record<string, ForeignBlock>>;

/** The component of that name, with or without Nuxt's prefix `prose-`; null if there is none. */
export function findForeign(name: string): ForeignBlock | null {
  const plain = name.replace(/^prose-/, '');
  return Object.hasOwn(foreignBlocks, plain) ? foreignBlocks[plain as keyof typeof foreignBlocks] : null;
}
