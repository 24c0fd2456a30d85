import { type Block, type BlockStyles, block } from '../block.ts';

export const blocks = {
  note: block(['title', 'icon', 'to', 'description']),
  tip: block(['title', 'icon', 'to', 'description']),
  warning: block(['title', 'icon', 'to', 'description']),
  danger: block(['title', 'icon', 'to', 'description']),
  quest: block(['title', 'icon', 'to', 'description']),
} as const satisfies Record<string, Block>;

export const styles = {
  'every-page': [],
  extras: ['callout-warning', 'callout-danger'],
} satisfies BlockStyles;
