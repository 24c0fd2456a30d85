import { type Block, type BlockStyles, block } from '../block.ts';

export const blocks = {
  'tests-fail': block(),
  'tests-pass': block(),
} as const satisfies Record<string, Block>;

export const styles = { guides: ['test-run'] } satisfies BlockStyles;
