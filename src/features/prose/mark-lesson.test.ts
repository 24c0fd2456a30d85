import { expect, test } from 'vitest';
import type { BodyNode } from '#schema/page/body.ts';
import { markLesson } from './mark-lesson.ts';

const p = (text: string): BodyNode => ['p', {}, text];
const h2 = (...title: BodyNode[]): BodyNode => ['h2', { id: 'x' }, ...title];

test('the first paragraph is the goal', () => {
  expect(markLesson([p('By the end you can go.'), '\n', p('Time.')])).toEqual([
    ['p', { class: 'goal' }, 'By the end you can go.'],
    '\n',
    p('Time.'),
  ]);
  expect(markLesson([['ul', {}], p('Text.')])).toEqual([['ul', {}], p('Text.')]);
  expect(markLesson([h2('Text'), p('Text.')])).toEqual([h2('Text'), p('Text.')]);
});

test('a step is a section up to the next heading, and its number stands apart from its words', () => {
  expect(markLesson([p('Goal.'), h2('Step 2: use ', ['code', {}, 'ul']), p('Text.'), h2('Next')])).toEqual([
    ['p', { class: 'goal' }, 'Goal.'],
    [
      'section',
      { class: 'lesson-step' },
      [
        'h2',
        { id: 'x' },
        ['span', { class: 'lesson-number' }, 'Step 2: '],
        ['span', { class: 'lesson-words' }, 'use ', ['code', {}, 'ul']],
      ],
      p('Text.'),
    ],
    h2('Next'),
  ]);
});

test('the list of what was learned is marked, and no other', () => {
  const list: BodyNode = ['ul', {}, ['li', {}, 'one']];
  expect(markLesson([h2('What you learned'), list, h2('Next'), list])).toEqual([
    h2('What you learned'),
    ['ul', { class: 'learned' }, ['li', {}, 'one']],
    h2('Next'),
    list,
  ]);
});

test('from the second step on, the first example folds what the step before has shown', () => {
  const example = (more = {}): BodyNode => ['code-block', { language: 'html', example: true, ...more }];
  const css: BodyNode = ['code-block', { language: 'css' }];
  const steps = markLesson([
    h2('Step 1: one'),
    example(),
    h2('Step 2: two'),
    css,
    example(),
    example(),
    h2('Step 3: three'),
    example({ unfolded: true }),
    h2('What you learned'),
    example(),
  ]);
  const content = steps.map((node) => (node as BodyNode[]).slice(3));
  expect(content).toEqual([
    [example()],
    [css, example({ fold: 1 }), example()],
    [example({ unfolded: true })],
    [],
    [],
  ]);
});
