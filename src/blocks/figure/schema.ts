import { type Block, block } from '../block.ts';

export const blocks = {
  figure: block(['caption']),
} as const satisfies Record<string, Block>;
