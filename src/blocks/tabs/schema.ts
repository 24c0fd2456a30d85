import { type Block, type BlockStyles, block } from '../block.ts';

export const blocks = {
  tabs: block(['label']),
  tab: block(['label']),
} as const satisfies Record<string, Block>;

export const styles = { blocks: ['tabs', 'tab-alone'] } satisfies BlockStyles;
