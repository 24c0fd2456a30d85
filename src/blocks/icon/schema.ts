import { type Block, type BlockStyles, inline } from '../block.ts';

export const blocks = {
  icon: inline(['name']),
} as const satisfies Record<string, Block>;

export const styles = { extras: ['inline-icon'] } satisfies BlockStyles;
