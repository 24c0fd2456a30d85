import { expect, test } from 'vitest';
import type { BodyNode } from '#schema/page/body.ts';
import { splitQuestion } from './split-question.ts';

const list: BodyNode = [
  'ul',
  { class: 'contains-task-list' },
  '\n',
  [
    'li',
    { class: 'task-list-item' },
    ['input', { type: 'checkbox', disabled: true }],
    ' ',
    ['code', {}, 'title'],
  ],
  [
    'li',
    { class: 'task-list-item' },
    ['p', {}, ['input', { type: 'checkbox', checked: true }], ' Use ', ['code', {}, 'h1']],
  ],
];

test('choices get letters instead of checkboxes, and the right one is marked', () => {
  expect(splitQuestion([['p', {}, 'Which?'], list])).toEqual({
    asked: ['Which?'],
    shown: [],
    choices: [
      { letter: 'A', isRight: false, content: [['code', {}, 'title']] },
      { letter: 'B', isRight: true, content: ['Use ', ['code', {}, 'h1']] },
    ],
  });
});

test('what stands between the question and its choices is kept apart', () => {
  const code: BodyNode = ['code-block', {}, { html: '<b>' }];
  expect(
    splitQuestion([['p', {}, 'What ', ['em', {}, 'is'], ' this?'], code, ['p', {}, 'Look.'], list]),
  ).toMatchObject({ asked: ['What ', ['em', {}, 'is'], ' this?'], shown: [code, ['p', {}, 'Look.']] });
});
