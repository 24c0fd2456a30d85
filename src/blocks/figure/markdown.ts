import { textProp } from '../block-props.ts';
import { caption, type MarkdownForm } from '../markdown-form.ts';
import type { blocks } from './schema.ts';

export const forms = {
  figure: ([, attributes, ...children]) =>
    attributes.caption === undefined ? null : [...children, caption(textProp(attributes.caption) ?? '')],
} satisfies Record<keyof typeof blocks, MarkdownForm>;
