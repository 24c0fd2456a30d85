import { expect, test } from 'vitest';
import type { BodyNode } from '#schema/page/body.ts';
import { takeQuestion, takeTabs } from './compound-blocks.ts';

test('tabs are blocks or pieces of code; anything else stays beside them', () => {
  expect(
    takeTabs([
      'tabs',
      { label: 'Package manager' },
      ['tab', { label: 'npm' }, ['p', {}, 'a']],
      ['code-block', { file: 'pnpm.sh', language: 'sh' }, { html: 'b' }],
      ['code-block', { title: 'Yarn', file: 'c', language: 'sh' }, { html: 'c' }],
      ['code-block', { file: null, language: 'js' }, { html: 'd' }],
      ['p', {}, 'rest'],
      '\n',
    ]),
  ).toEqual({
    label: 'Package manager',
    tabs: [
      { label: 'npm', nodes: [['p', {}, 'a']] },
      { label: 'pnpm.sh', nodes: [['code-block', { file: 'pnpm.sh', language: 'sh' }, { html: 'b' }]] },
      {
        label: 'Yarn',
        nodes: [['code-block', { title: 'Yarn', file: 'c', language: 'sh' }, { html: 'c' }]],
      },
      { label: 'JavaScript', nodes: [['code-block', { file: null, language: 'js' }, { html: 'd' }]] },
    ],
    rest: [['p', {}, 'rest'], '\n'],
  });
});

test('a tab without a name gets its number', () => {
  const { label, tabs } = takeTabs(['tabs', {}, ['tab', { label: 7 }], ['tab', {}, 'x']]);
  expect([label, ...tabs.map((tab) => tab.label)]).toEqual(['Versions', '7', 'Tab 2']);
});

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
  expect(takeQuestion([['p', {}, 'Which?'], list])).toEqual({
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
    takeQuestion([['p', {}, 'What ', ['em', {}, 'is'], ' this?'], code, ['p', {}, 'Look.'], list]),
  ).toMatchObject({ asked: ['What ', ['em', {}, 'is'], ' this?'], shown: [code, ['p', {}, 'Look.']] });
});
