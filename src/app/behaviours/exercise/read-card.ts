// The card of an exercise in the document, as data.
import { codeText } from '#lib/code/code-text.ts';
import type { ExerciseKind } from '#schema/page/exercise.ts';
import type { QuestCheck } from '#schema/page/quest.ts';

interface Choice {
  /** HTML, as the server has rendered it. */
  line: string;
  /** HTML; empty if the author gives no reason. */
  reason: string;
}

export interface ExerciseCard {
  id: string;
  kind: ExerciseKind;
  title: string;
  starter: string;
  checks: readonly QuestCheck[];
  checksSource: string;
  /** HTML of the question above the choices. */
  question: string;
  choices: readonly Choice[];
  /** Index of the right choice; null if there are no choices. */
  right: number | null;
  /** HTML of the parts, each at its right place. */
  parts: readonly string[];
  /** The places of the parts, as the server has mixed them. */
  mixed: readonly number[];
  /** HTML: why the order is right. */
  why: string;
}

export function readCard(root: HTMLElement): ExerciseCard {
  const { exercise = '', kind, checks = '[]', source = '' } = root.dataset;
  const html = (selector: string) => root.querySelector(selector)?.innerHTML ?? '';
  const inputs = [...root.querySelectorAll('.exercise-choice > input')];
  const right = inputs.findIndex((input) => input.hasAttribute('data-right'));
  const parts = [...root.querySelectorAll<HTMLElement>('.exercise-parts > li')];
  const mixed = parts.map(({ dataset }) => Number(dataset.part));
  return {
    id: exercise,
    kind: kind as ExerciseKind,
    title: root.querySelector('h3')?.textContent ?? '',
    starter: codeText(html('.exercise-editor code')),
    checks: JSON.parse(checks) as QuestCheck[],
    checksSource: source,
    question: html('.exercise-choices > legend'),
    choices: inputs.map((input, at) => ({
      line: input.nextElementSibling?.outerHTML ?? '',
      reason: html(`[data-choice="${at}"] > div`),
    })),
    right: right < 0 ? null : right,
    parts: parts.map((_, place) => parts[mixed.indexOf(place)]?.innerHTML ?? ''),
    mixed,
    why: html('.exercise-why'),
  };
}
