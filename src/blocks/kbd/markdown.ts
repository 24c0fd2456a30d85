import { textProp } from '../block-props.ts';
import type { MarkdownForm } from '../markdown-form.ts';
import type { blocks } from './schema.ts';

export const forms = {
  kbd([, attributes, ...children]) {
    const value = textProp(attributes.value);
    return [['code', {}, ...(value ? [value] : children)]];
  },
} satisfies Record<keyof typeof blocks, MarkdownForm>;
