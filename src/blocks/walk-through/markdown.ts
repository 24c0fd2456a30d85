import type { MarkdownForm } from '../markdown-form.ts';
import type { blocks } from './schema.ts';

export const forms = {
  'walk-through': ([, , ...children]) => children,
} satisfies Record<keyof typeof blocks, MarkdownForm>;
