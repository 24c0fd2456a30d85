import { type Block, inline } from '../block.ts';

export const blocks = {
  kbd: inline(['value']),
} as const satisfies Record<string, Block>;
