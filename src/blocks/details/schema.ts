import { type Block, type BlockStyles, block } from '../block.ts';

export const blocks = {
  details: block(['summary', 'open']),
} as const satisfies Record<string, Block>;

export const styles = { blocks: ['details'] } satisfies BlockStyles;
