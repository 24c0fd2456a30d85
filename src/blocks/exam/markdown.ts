import { textProp } from '../block-props.ts';
import { label, type MarkdownForm } from '../markdown-form.ts';
import type { blocks } from './schema.ts';

export const forms = {
  exam: ([, { questions, pass }, ...children]) => [
    label(`Exam: ${textProp(questions)} questions, pass mark ${textProp(pass)}. It is taken on the page.`),
    ...children,
  ],
} satisfies Record<keyof typeof blocks, MarkdownForm>;
