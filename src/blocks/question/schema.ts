import { type Block, block } from '../block.ts';

export const blocks = {
  question: block([], ['why']),
} as const satisfies Record<string, Block>;
