import { type BodyElement, type BodyNode, slotsOf } from '#schema/page/body.ts';
import type { MarkdownForm } from '../markdown-form.ts';
import type { blocks } from './schema.ts';
import { splitQuestion } from './split-question.ts';

/** A question with its choices, directly followed by the answer, because a text file is not interactive. */
function question(node: BodyElement): BodyNode[] {
  const { default: text = [], why = [] } = slotsOf(node);
  const { asked, shown, choices } = splitQuestion(text);
  const right = choices.filter(({ isRight }) => isRight);
  return [
    ['p', {}, ['strong', {}, 'Question:'], ' ', ...asked],
    ...shown,
    ['ul', {}, ...choices.map(({ letter, content }): BodyNode => ['li', {}, `${letter}. `, ...content])],
    ...right.map(
      ({ letter, content }): BodyNode => ['p', {}, ['strong', {}, 'Answer:'], ` ${letter}. `, ...content],
    ),
    ...why,
  ];
}

export const forms = {
  question,
} satisfies Record<keyof typeof blocks, MarkdownForm>;
