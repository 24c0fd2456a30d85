import { expect, test } from 'vitest';
import type { BodyNode } from '#schema/body.ts';
import { takeChoices } from './question-choices.ts';

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

test('the choices lose their boxes and get letters; the right one is told apart', () => {
  expect(takeChoices([['p', {}, 'Which?'], list])).toEqual({
    nodes: [
      ['p', {}, 'Which?'],
      [
        'ol',
        { type: 'A', class: 'question-choices' },
        ['li', {}, '', ['code', {}, 'title']],
        ['li', {}, ['p', {}, 'Use ', ['code', {}, 'h1']]],
      ],
    ],
    right: [{ letter: 'B', content: [['p', {}, 'Use ', ['code', {}, 'h1']]] }],
  });
});
