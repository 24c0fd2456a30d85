import { type Block, type BlockStyles, block } from '../block.ts';

export const blocks = {
  'wrong-right': block([], ['wrong', 'right']),
} as const satisfies Record<string, Block>;

export const styles = { reference: ['wrong-right'] } satisfies BlockStyles;
