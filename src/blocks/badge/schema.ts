import { type Block, type BlockStyles, inline } from '../block.ts';

export const blocks = {
  badge: inline(['color', 'label']),
} as const satisfies Record<string, Block>;

export const styles = { reference: ['badge'] } satisfies BlockStyles;
