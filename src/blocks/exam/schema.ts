import { type Block, type BlockStyles, block } from '../block.ts';

export const blocks = {
  exam: block(['course', 'questions', 'pass', 'capstone', 'code']),
} as const satisfies Record<string, Block>;

export const styles = { extras: ['exam'] } satisfies BlockStyles;
