import { isBodyElement } from '#schema/page/body.ts';
import { textProp } from '../block-props.ts';
import { label, type MarkdownForm } from '../markdown-form.ts';
import type { blocks } from './schema.ts';

export const forms = {
  details([, { summary }, ...children]) {
    const isOwnHtml = children.some((child) => isBodyElement(child) && child[0] === 'summary');
    return isOwnHtml ? null : [label(textProp(summary) ?? 'Details'), ...children];
  },
} satisfies Record<keyof typeof blocks, MarkdownForm>;
