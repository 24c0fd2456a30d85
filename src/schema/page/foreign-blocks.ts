// The components of Nuxt UI, Nuxt Content and Docus that people write in Markdown, and what they are here.
import type { BlockName } from './blocks.ts';

/** What is made of a component that is no block: its content, a link, a list of terms, or a card with code behind it. */
type Shape = 'content' | 'link' | 'button' | 'field' | 'field-group' | 'read-more' | 'code-preview';

/** Components that may have their items as a list, and what an item is. */
export const itemBlocks: Readonly<Record<string, 'accordion-item' | 'tab'>> = {
  accordion: 'accordion-item',
  tabs: 'tab',
  'u-accordion': 'accordion-item',
  'u-tabs': 'tab',
};

export type ForeignBlock =
  | {
      is: BlockName;
      /** The block's names for properties that have another name there. */
      renamed?: Readonly<Record<string, string>>;
      /** Properties that it has if the author says nothing else. */
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

/** The component of that name, with or without the `prose-` that Nuxt's own have before it; null where there is none. */
export function findForeign(name: string): ForeignBlock | null {
  const plain = name.replace(/^prose-/, '');
  return Object.hasOwn(foreignBlocks, plain) ? foreignBlocks[plain as keyof typeof foreignBlocks] : null;
}
