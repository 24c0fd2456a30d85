import { type Block, type BlockStyles, block } from '../block.ts';

export const blocks = {
  try: block(['shows', 'hides', 'announces', 'silences', 'changes', 'press']),
} as const satisfies Record<string, Block>;

export const styles = { reference: [] } satisfies BlockStyles;
