import type { PredictedLine } from '#lib/assistive/predicted-line.ts';
import { type BodyElement, type BodyNode, isBodyElement } from '#schema/page/body.ts';
import { label, type MarkdownForm } from '../markdown-form.ts';
import { mixedOrder } from './mixed-order.ts';
import type { blocks } from './schema.ts';
import { splitExercise } from './split-exercise.ts';

/** The task and, directly below it, the answer, because a text file is not interactive. */
function exercise(node: BodyElement): BodyNode[] {
  const { task, question, choices, parts, why, starter, solution } = splitExercise(node);
  const { id, kind, title, minutes, checks } = node[1];
  const passed = Array.isArray(checks) ? checks.map((check: { passed: string }) => check.passed) : [];
  const right = choices.find(({ isRight }) => isRight);
  return [
    label(`Exercise (${minutes} min): `, String(title ?? '')),
    ...task,
    ...[starter].filter(isNode),
    ...(question.length > 0 ? [['p', {}, ...question] satisfies BodyNode] : []),
    ...list(
      'ul',
      passed.map((words) => [words]),
    ),
    ...list(
      'ul',
      choices.map(({ line }) => [lineText(line)]),
    ),
    ...list(
      'ul',
      mixedOrder(kind === 'order' ? parts.length : 0, String(id)).map((at) => parts[at] ?? []),
    ),
    ...(right ? [label('Answer:'), ['p', {}, lineText(right.line)] satisfies BodyNode, ...right.reason] : []),
    ...(parts.length > 0 ? [label('Answer:'), ...list('ol', parts)] : []),
    ...(solution ? [label('A solution:'), solution] : []),
    ...why,
  ];
}

function isNode(node: BodyNode | null): node is BodyElement {
  return node !== null && isBodyElement(node);
}

function list(tag: 'ul' | 'ol', items: readonly BodyNode[][]): BodyNode[] {
  return items.length > 0 ? [[tag, {}, ...items.map((item): BodyNode => ['li', {}, ...item])]] : [];
}

function lineText({ role, name, states }: PredictedLine): string {
  return `${role}${name === null ? ' without a name' : ` “${name}”`}${states && ` ${states}`}`;
}

export const forms = {
  exercise,
} satisfies Record<keyof typeof blocks, MarkdownForm>;
