import { expect, test } from 'vitest';
import { checkedPage } from '../checked-page.ts';
import { checkKeyboard, findKeyboardRows } from './keyboard.ts';
import { sectionsOf } from './sections.ts';

const front = (key: string) =>
  `---\ntitle: Disclosure\nkeyboard:\n  - key: ${key}\n    focus: button Opening hours\n    result: { shown: Monday }\n---\n`;
const table = (...keys: string[]) =>
  `## Keyboard\n\n| Key | Focus on | What happens |\n|---|---|---|\n${keys.map((key) => `| ${key} | The button | The hours appear |\n`).join('')}`;
const enter = ':kbd[Enter]';

function found(text: string) {
  const page = checkedPage('1.cs/1.html/4.accessibility/32.patterns/disclosure.md', text);
  const [section] = sectionsOf(page.tree);
  const messages: [number, string][] = [];
  if (section) checkKeyboard(page, section, (line, message) => messages.push([line, message]));
  return messages;
}

test('every row of the table has an entry with the same keys', () => {
  expect(found(front('Enter') + table(enter))).toEqual([]);
  expect(found(front('[Enter, Space]') + table(`${enter} or :kbd[Space]`))).toEqual([]);
  expect(found(front('Shift+Tab') + table(':kbd[Shift] + :kbd[Tab]'))).toEqual([]);
  expect(found(front('ArrowDown') + table(':kbd[Down Arrow]'))).toEqual([]);
  expect(found(front('Escape') + table(':kbd[Esc]'))).toEqual([]);
  expect(found(front('Enter') + table(':kbd[Space]'))).toEqual([
    [12, 'The row is about Space, and its entry under "keyboard" about Enter.'],
  ]);
});

const form =
  'Give each an entry under "keyboard" in the front matter: "key", "focus", perhaps "after", and "result".';

test('a missing table, missing entries and a mistake in an entry are reported', () => {
  expect(found('## Keyboard\n\nIt works.\n')).toEqual([
    [1, '"Keyboard" needs a table "| Key | Focus on | What happens |".'],
  ]);
  expect(found(table(enter))).toEqual([[1, `The keys of the table are not tested. ${form}`]]);
  expect(found(front('Enter') + table(enter, enter))).toEqual([
    [3, `"keyboard" has 1 entry, and the table has 2 rows. ${form}`],
  ]);
  expect(found(front('Enter').replace('shown', 'visible') + table(enter))).toEqual([
    [3, `The keys of the table are not tested. ${form} Look at 0.result.`],
  ]);
});

test('a key and a text can be written without a list', () => {
  expect(findKeyboardRows(checkedPage('a.md', front('Enter')))).toEqual([
    { key: ['Enter'], focus: 'button Opening hours', result: { shown: ['Monday'] } },
  ]);
});
