import { type Block, type BlockStyles, block } from '../block.ts';

export const blocks = {
  'walk-through': block(['label']),
} as const satisfies Record<string, Block>;

export const styles = { extras: ['walk-through'] } satisfies BlockStyles;
