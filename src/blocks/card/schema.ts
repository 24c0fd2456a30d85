import { type Block, type BlockStyles, block } from '../block.ts';

export const blocks = {
  card: block(['title', 'icon', 'to', 'description']),
  'card-group': block(),
} as const satisfies Record<string, Block>;

export const styles = { landings: ['prose-cards', 'prose-card'] } satisfies BlockStyles;
