import { expect, test } from 'vitest';
import { checkedPage } from '../checked-page.ts';
import { keyProblems, pressesOf } from './keys-check.ts';

const text = `---
title: Tabs
keyboard:
  - key: [ArrowRight, ArrowDown]
    focus: tab Summer
    after: End
    result: { focus: tab Winter }
---

## HTML first

\`\`\`html example
<p>Before</p>
\`\`\`

## The widget

\`\`\`html example scripts
<button role="tab">Summer</button>
\`\`\`

\`\`\`html example
<p>A second one</p>
\`\`\`
`;
const pattern = checkedPage('1.cs/1.html/4.accessibility/32.patterns/tabs.md', text);

test('every key of a row is pressed in the first example of the widget', () => {
  const row = {
    key: ['ArrowRight', 'ArrowDown'],
    focus: 'tab Summer',
    after: ['End'],
    result: { focus: 'tab Winter' },
  };
  const widget = { source: '<button role="tab">Summer</button>', runsScripts: true };
  expect(pressesOf(pattern)).toEqual([
    { ...widget, row, key: 'ArrowRight' },
    { ...widget, row, key: 'ArrowDown' },
  ]);
});

test('pages of other kinds, and patterns without a widget, have no keys', () => {
  expect(pressesOf(checkedPage('1.cs/1.html/4.accessibility/05.focus.md', text))).toEqual([]);
  expect(pressesOf(checkedPage(pattern.file, text.replace('## The widget', '## Something')))).toEqual([]);
});

test('a key that does something else is reported at the entry in the front matter', () => {
  const [press] = pressesOf(pattern);
  if (!press) throw new Error('The page has no keys.');
  expect(keyProblems(pattern, press, ['the focus is not on tab Winter'])).toEqual([
    {
      code: 'check-keys',
      severity: 'error',
      file: pattern.file,
      line: 3,
      message:
        'ArrowRight on tab Summer after End does something else than "keyboard" says: the focus is not on tab Winter. Change the example, or the entry and the row of the table.',
    },
  ]);
  expect(keyProblems(pattern, press, [])).toEqual([]);
});
