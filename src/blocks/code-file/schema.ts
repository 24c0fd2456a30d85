import { type Block, replaced } from '../block.ts';

export const blocks = {
  'code-file': replaced(['src', 'title', 'lines', 'lang']),
} as const satisfies Record<string, Block>;
