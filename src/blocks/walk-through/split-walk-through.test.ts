import { expect, test } from 'vitest';
import type { BodyNode } from '#schema/page/body.ts';
import { splitWalkThrough } from './split-walk-through.ts';

test('a walk-through has a picture, the items of its numbered list, and the rest', () => {
  const picture: BodyNode = ['p', {}, ['img', { src: '/a.svg' }]];
  const list: BodyNode = ['ol', {}, ['li', {}, 'x'], '\n', ['li', {}, 'y']];
  expect(splitWalkThrough(['walk-through', { label: 'From x to y' }, picture, list, ['p', {}, 'z']])).toEqual(
    {
      label: 'From x to y',
      picture: { src: '/a.svg' },
      steps: [['x'], ['y']],
      rest: [['p', {}, 'z']],
    },
  );
  expect(splitWalkThrough(['walk-through', {}, ['p', {}, 'see ', ['img', {}]]])).toEqual({
    label: 'Step by step',
    picture: null,
    steps: [],
    rest: [['p', {}, 'see ', ['img', {}]]],
  });
});
