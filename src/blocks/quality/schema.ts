import { type Block, type BlockStyles, replaced } from '../block.ts';

export const blocks = {
  quality: replaced(['part']),
} as const satisfies Record<string, Block>;

export const styles = { guides: ['figure-wall', 'figures', 'figure-note', 'size-bar'] } satisfies BlockStyles;
