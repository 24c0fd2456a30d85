import { slotsOf } from '#schema/page/body.ts';
import { label, type MarkdownForm } from '../markdown-form.ts';
import type { blocks } from './schema.ts';

export const forms = {
  'wrong-right'(node) {
    const { wrong = [], right = [], default: rest = [] } = slotsOf(node);
    return [label('Wrong'), ...wrong, label('Right'), ...right, ...rest];
  },
} satisfies Record<keyof typeof blocks, MarkdownForm>;
