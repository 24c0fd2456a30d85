import * as text from '#messages/folder-check.ts';
import type { BodyNode } from '#schema/page/body.ts';
import type { ProjectCheck, Starter } from '#schema/page/folder-check.ts';
import type { MarkdownForm } from '../markdown-form.ts';
import type { blocks } from './schema.ts';

export const forms = {
  'folder-check': ([, { checks, starter }, ...children]) => [
    ...children,
    ...startOf(starter as Starter | undefined),
    ['p', {}, ['strong', {}, text.whatIsChecked(checksOf(checks).length)]],
    ['p', {}, text.generalRules],
    [
      'ul',
      {},
      ...checksOf(checks).map(
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

const checksOf = (checks: unknown) => (checks ?? []) as readonly ProjectCheck[];

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
