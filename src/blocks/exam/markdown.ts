import * as text from '#messages/exam.ts';
import type { MarkdownForm } from '../markdown-form.ts';
import type { blocks } from './schema.ts';

export const forms = {
  exam: ([, { questions, pass }, ...children]) => [
    ...children,
    ['p', {}, text.conditions(Number(questions), Number(pass))],
  ],
} satisfies Record<keyof typeof blocks, MarkdownForm>;
