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
  /** The starter as highlighted HTML. */
  starterHtml: string;
  /** Pixels: what the code and its result take on the page, so that nothing moves. */
  heights: { code: number; result: number };
  checks: readonly QuestCheck[];
  checksSource: string;
  /** HTML of the question above the choices. */
  question: string;
  choices: readonly Choice[];
  /** Index of the right choice; null if there are no choices. */
  right: number | null;
  /** Index of the choice that the reader has made already; null if there is none. */
  chosen: number | null;
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
  const height = (selector: string) => root.querySelector(selector)?.getBoundingClientRect().height ?? 0;
  const inputs = [...root.querySelectorAll<HTMLInputElement>('.exercise-choice > input')];
  const right = inputs.findIndex((input) => input.hasAttribute('data-right'));
  const chosen = inputs.findIndex(({ checked }) => checked);
  const starterHtml = html('.exercise-editor code');
  const parts = [...root.querySelectorAll<HTMLElement>('.exercise-parts > li')];
  const mixed = parts.map(({ dataset }) => Number(dataset.part));
  return {
    id: exercise,
    kind: kind as ExerciseKind,
    title: root.querySelector('h3')?.textContent ?? '',
    starter: codeText(starterHtml),
    starterHtml,
    heights: { code: height('.exercise-editor'), result: height('.exercise-result > .example-view') },
    checks: JSON.parse(checks) as QuestCheck[],
    checksSource: source,
    question: html('.exercise-choices > legend'),
    choices: inputs.map((input, at) => ({
      line: input.nextElementSibling?.outerHTML ?? '',
      reason: html(`[data-choice="${at}"] > div`),
    })),
    right: right < 0 ? null : right,
    chosen: chosen < 0 ? null : chosen,
    parts: parts.map((_, place) => parts[mixed.indexOf(place)]?.innerHTML ?? ''),
    mixed,
    why: html('.exercise-why'),
  };
}
