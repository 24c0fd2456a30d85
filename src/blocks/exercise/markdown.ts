import type { PredictedLine } from '#lib/assistive/predicted-line.ts';
import type { BodyElement, BodyNode } from '#schema/page/body.ts';
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
    ...withoutName(starter),
    ...(question.length > 0 ? [['p', {}, ...question] satisfies BodyNode] : []),
    ...(passed.length > 0 ? [label('It passes when:')] : []),
    ...list('ul', passed.map(withCode)),
    ...list(
      'ul',
      choices.map(({ line }) => [lineText(line)]),
    ),
    ...list(
      'ul',
      mixedOrder(kind === 'order' ? parts.length : 0, String(id)).map((at) => parts[at] ?? []),
    ),
    ...(right ? [answerLine(lineText(right.line)), ...right.reason] : []),
    ...(parts.length > 0 ? [label('Answer:'), ...list('ol', parts)] : []),
    ...(solution ? [label('A solution:'), ...withoutName(solution)] : []),
    ...why,
  ];
}

/** The code alone: the card doesn't show how its files are called. */
function withoutName(code: BodyElement | null): BodyNode[] {
  if (!code) return [];
  const [tag, { file: _file, ...props }, ...children] = code;
  return [[tag, props, ...children]];
}

/** A sentence in which code is between backticks. */
function withCode(sentence: string): BodyNode[] {
  return sentence
    .split(/`([^`]+)`/)
    .map((piece, at): BodyNode => (at % 2 === 1 ? ['code', {}, piece] : piece));
}

function answerLine(words: string): BodyNode {
  return ['p', {}, ['strong', {}, 'Answer:'], ` ${words}`];
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
