import { expect, test } from 'vitest';
import type { BodyNode } from '#schema/page/body.ts';
import { markQuest } from './mark-quest.ts';

const story: BodyNode = ['p', {}, 'Dalia needs a page.'];
const heading = (words: string): BodyNode => ['h2', {}, words];
const opens = (summary: string): BodyNode => ['details', { summary }, 'Text'];

/** Each node as its text, or the class of a mark. */
const outline = (nodes: readonly BodyNode[]) =>
  markQuest(nodes).map((node) => {
    const [, attributes, words] = node as [string, Record<string, string>, string];
    return attributes.class ?? attributes.summary ?? words;
  });

test('what the workspace shows itself is marked, from after the task to the last solution', () => {
  expect(
    outline([
      story,
      heading('Your task'),
      heading('The starter'),
      heading('Hints'),
      opens('Hint 1: two halves'),
      heading('Two solutions'),
      opens('Solution A: every tag'),
      heading('What next'),
      opens('More to read'),
    ]),
  ).toEqual([
    'Dalia needs a page.',
    'Your task',
    'quest-plain-start',
    'The starter',
    'Hints',
    'Hint 1: two halves',
    'Two solutions',
    'Solution A: every tag',
    'quest-plain-end',
    'What next',
    'More to read',
  ]);
});

test('solutions may be the end of the text', () => {
  expect(outline([heading('Task'), heading('Solutions'), opens('Solution A')])).toEqual([
    'Task',
    'quest-plain-start',
    'Solutions',
    'Solution A',
    'quest-plain-end',
  ]);
});

test.each([
  ['without hints and solutions', [story, heading('Task'), heading('The starter')]],
  ['with a hint inside the task', [heading('Task'), opens('Hint 1'), heading('What next')]],
  ['without headings', [story, opens('Hint 1')]],
])('a text %s stays as it is', (_, nodes) => {
  expect(markQuest(nodes as BodyNode[])).toEqual(nodes);
});
