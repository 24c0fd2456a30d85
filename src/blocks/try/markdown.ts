import { type BodyElement, type BodyNode, isBodyElement } from '#schema/page/body.ts';
import type { MarkdownForm } from '../markdown-form.ts';
import type { blocks } from './schema.ts';

/** The task on one line with its name, and the diff that solves it. */
function tryIt([, , ...children]: BodyElement): BodyNode[] {
  const [first, ...rest] = children.filter(isBodyElement);
  if (!first) return [];
  return [['p', {}, ['strong', {}, 'Try it:'], ' ', ...(first.slice(2) as BodyNode[])], ...rest];
}

export const forms = {
  try: tryIt,
} satisfies Record<keyof typeof blocks, MarkdownForm>;
