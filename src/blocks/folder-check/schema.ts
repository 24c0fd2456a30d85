import { type Block, type BlockStyles, block } from '../block.ts';

export const blocks = {
  'folder-check': block(['kilobytes', 'pages']),
} as const satisfies Record<string, Block>;

export const styles = { extras: ['folder-check'] } satisfies BlockStyles;
