import { type Block, type BlockStyles, block } from '../block.ts';

export const blocks = {
  exercise: block(['id', 'kind', 'title', 'minutes'], ['why']),
} as const satisfies Record<string, Block>;

export const styles = { lessons: ['exercise'] } satisfies BlockStyles;
