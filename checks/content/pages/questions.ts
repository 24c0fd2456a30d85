// Checks the questions at the end of a lesson: five of them, each with an id of its own, one right answer and an
// explanation.
import { counted } from '#lib/counted.ts';
import type { Problem } from '#pipeline/problem.ts';
import { type CheckedPage, errorFor } from '../checked-page.ts';
import { isBlock, lineOfNode, type MarkdownNode, nodesOf } from '../markdown.ts';
import { textOf } from '../prose/prose.ts';

const errorAt = errorFor('check-questions');

const wanted = { questions: 5, choices: 3 };

/** The questions of an exam may have one choice more, because readers see them once and without help. */
const mostChoices = (page: CheckedPage) => (page.kind === 'practice' ? 4 : wanted.choices);

/** Every question of a page. */
export function questionsOf(page: Pick<CheckedPage, 'tree'>): MarkdownNode[] {
  return [...nodesOf(page.tree)].filter((node) => isBlock(node, 'question'));
}

/**
 * Questions without an id or exactly one right answer or without an explanation; lessons without five of them; exam
 * questions without a link to a lesson.
 */
export function checkQuestions(page: CheckedPage): Problem[] {
  const questions = questionsOf(page);
  const problems: Problem[] = [];
  const rightPlaces = new Set<number>();
  const ids = new Set<unknown>();
  for (const question of questions) {
    const line = lineOfNode(question);
    const id = question.attributes?.id;
    if (typeof id !== 'string' || id === '') {
      const message =
        'The question has no id, so its answers would be lost with its next wording. Write ::question{#its-id}.';
      problems.push(errorAt(page, line, message));
    } else if (ids.has(id)) {
      problems.push(errorAt(page, line, `Two questions have the id "${id}". Give one of them another id.`));
    }
    ids.add(id);
    const choices = question.children?.find((node) => node.type === 'list')?.children ?? [];
    const right = choices.filter((choice) => choice.checked === true).length;
    if (right !== 1) {
      const message = `The question has ${counted(right, 'right answer')}; it needs one. Tick it with [x].`;
      problems.push(errorAt(page, line, message));
    }
    const most = mostChoices(page);
    if (choices.length < wanted.choices || choices.length > most) {
      const number = most === wanted.choices ? most : `${wanted.choices} or ${most}`;
      const message = `The question has ${counted(choices.length, 'choice')}; it needs ${number}.`;
      problems.push(errorAt(page, line, message));
    }
    rightPlaces.add(choices.findIndex((choice) => choice.checked === true));
    const why = question.children?.find(
      (node) => node.type === 'componentContainerSection' && node.name === 'why',
    );
    if (!why || textOf(why, 'code').trim() === '') {
      const message = 'The question does not say why its answer is right. Add a part "#why" at its end.';
      problems.push(errorAt(page, line, message));
    } else if (page.kind === 'practice' && ![...nodesOf(why)].some(({ type }) => type === 'link')) {
      const message =
        'The explanation names no page to read again. End it with a link to the lesson, such as "([lesson 4](…))."';
      problems.push(errorAt(page, line, message));
    }
  }
  if (page.kind === 'lesson' && questions.length !== wanted.questions) {
    const message = `The lesson has ${counted(questions.length, 'question')}; it needs ${wanted.questions}.`;
    problems.push(errorAt(page, questions[0] ? lineOfNode(questions[0]) : 1, message));
  }
  if (page.kind === 'lesson' && questions.length > 1 && rightPlaces.size < wanted.choices) {
    const message =
      'The right answers do not use all three places. Spread them over first, second and third.';
    problems.push(errorAt(page, lineOfNode(questions[0] as MarkdownNode), message));
  }
  return problems;
}
