import { expect, test } from 'vitest';
import { readPredictedLine } from '#lib/assistive/predicted-line.ts';
import type { BodyElement, BodyNode } from '#schema/page/body.ts';
import { mixedOrder } from './mixed-order.ts';
import { splitExercise } from './split-exercise.ts';

const box = (isRight: boolean): BodyNode => [
  'input',
  { type: 'checkbox', disabled: true, ...(isRight && { checked: true }) },
];

test.each([
  ['heading "Bees", level 2', { role: 'heading', name: 'Bees', states: 'level 2' }],
  ['spinbutton “Players”', { role: 'spinbutton', name: 'Players', states: '' }],
  ['button, expanded', { role: 'button', name: null, states: 'expanded' }],
  ['date field "Day"', { role: 'date field', name: 'Day', states: '' }],
  ['link', { role: 'link', name: null, states: '' }],
])('%s', (text, line) => {
  expect(readPredictedLine(text)).toEqual(line);
});

test('the last paragraph before the choices is the question, and paragraphs in a choice are its reason', () => {
  const code: BodyNode = ['code-block', {}, { html: '<b>' }];
  const node: BodyElement = [
    'exercise',
    { kind: 'predict' },
    ['p', {}, 'Read it.'],
    code,
    ['p', {}, 'What is it?'],
    [
      'ul',
      {},
      ['li', {}, ['p', {}, box(false), ' link "A"'], ['p', {}, 'No.']],
      ['li', {}, box(true), ' button "A"'],
    ],
  ];
  expect(splitExercise(node)).toMatchObject({
    task: [['p', {}, 'Read it.'], code],
    question: ['What is it?'],
    choices: [
      { line: { role: 'link', name: 'A' }, isRight: false, reason: [['p', {}, 'No.']] },
      { line: { role: 'button', name: 'A' }, isRight: true, reason: [] },
    ],
  });
});

test('parts are mixed in the same way each time, and never in the right order', () => {
  expect(mixedOrder(5, 'order-the-recipe')).toEqual(mixedOrder(5, 'order-the-recipe'));
  for (let at = 0; at < 200; at++) {
    const order = mixedOrder(3, `exercise-${at}`);
    expect(order.toSorted()).toEqual([0, 1, 2]);
    expect(order).not.toEqual([0, 1, 2]);
  }
});
