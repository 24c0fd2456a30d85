import type { MarkdownForm } from '../markdown-form.ts';
import type { blocks } from './schema.ts';

export const forms = {
  badge: ([, , ...children]) => children,
} satisfies Record<keyof typeof blocks, MarkdownForm>;
