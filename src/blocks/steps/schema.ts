import { type Block, type BlockStyles, block } from '../block.ts';

export const blocks = {
  steps: block(['level']),
} as const satisfies Record<string, Block>;

export const styles = { blocks: ['steps'], guides: ['steps-2', 'steps-4'] } satisfies BlockStyles;
