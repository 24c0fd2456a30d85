import { expect, test } from 'vitest';
import { assistiveList } from './assistive-list.ts';

test('lines become lists in lists, in words, without what is left out', () => {
  expect(
    assistiveList([
      { depth: 0, role: 'navigation', name: 'Days' },
      { depth: 1, role: 'link', name: 'Saturday', states: ['current page'] },
      { depth: 1, role: 'image', leftOut: 'empty alt' },
      { depth: 0, role: 'textbox', isUnnamed: true, states: ['required'], description: 'One each.' },
      { depth: 0, role: 'text', text: 'Open' },
    ]),
  ).toEqual([
    ['p', {}, 'What assistive technology gets:'],
    [
      'ul',
      {},
      [
        'li',
        {},
        ['code', {}, 'navigation'],
        ' “Days”',
        ['ul', {}, ['li', {}, ['code', {}, 'link'], ' “Saturday”, current page']],
      ],
      ['li', {}, ['code', {}, 'textbox'], ', no name, required (One each.)'],
      ['li', {}, ['code', {}, 'text'], ' Open'],
    ],
  ]);
});

test('an example of which nothing is read has no list', () => {
  expect(assistiveList([{ depth: 0, role: 'script', leftOut: 'never shown' }])).toEqual([]);
});
