import { expect, test } from 'vitest';
import { splitTabs } from './split-tabs.ts';

test('tabs are blocks or pieces of code; anything else stays beside them', () => {
  expect(
    splitTabs([
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
  const { label, tabs } = splitTabs(['tabs', {}, ['tab', { label: 7 }], ['tab', {}, 'x']]);
  expect([label, ...tabs.map((tab) => tab.label)]).toEqual(['Versions', '7', 'Tab 2']);
});
