import * as text from '#messages/folder-check.ts';
import type { BodyNode } from '#schema/page/body.ts';
import type { ProjectCheck, Starter } from '#schema/page/folder-check.ts';
import type { MarkdownForm } from '../markdown-form.ts';
import type { blocks } from './schema.ts';

export const forms = {
  'folder-check': ([, { checks, starter }, ...children]) => [
    ...children,
    ...startOf(starter as Starter | undefined),
    ['p', {}, text.generalRules],
    [
      'ul',
      {},
      ...((checks ?? []) as readonly ProjectCheck[]).map(
        ({ milestone, passed }): BodyNode => [
          'li',
          {},
          `${text.milestoneOf(milestone)}: `,
          ...withCode(passed),
        ],
      ),
    ],
  ],
} satisfies Record<keyof typeof blocks, MarkdownForm>;

function startOf(starter: Starter | undefined): BodyNode[] {
  if (!starter) return [];
  const link: BodyNode = ['a', { href: starter.href }, text.starter];
  return [['p', {}, `${text.startHere} `, link, ` ${text.starterSize(starter.bytes)}`]];
}

/** A sentence in which code is between backticks. */
function withCode(sentence: string): BodyNode[] {
  return sentence
    .split(/`([^`]+)`/)
    .map((piece, at): BodyNode => (at % 2 === 1 ? ['code', {}, piece] : piece));
}
