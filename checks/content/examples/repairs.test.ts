import { expect, test } from 'vitest';
import { checkedPage } from '../checked-page.ts';
import { checkRepairs } from './repairs.ts';

const told = (markdown: string) =>
  checkRepairs(checkedPage('1.cs/a.md', `---\ntitle: T\n---\n\n${markdown}`)).map(
    ({ line, message }) => `${line}: ${message}`,
  );
const wrong = (source: string) => `\`\`\`html bad="meaning"\n${source}\n\`\`\`\n`;
const cell = '<table>\n<thead><th>Course</th></thead>\n</table>';

test('a wrong example that browsers repair is reported where nothing says so', () => {
  expect(told(`## Row\n\nThe head holds rows.\n\n${wrong(cell)}`)).toEqual([
    '9: Browsers repair this wrong example: they add a "tr". Say under the same heading what browsers make of it.',
  ]);
  expect(told(`## A\n\nThe browser adds one.\n\n## Row\n\nThe head.\n\n${wrong(cell)}`)).toHaveLength(1);
});

test('words of the same section are enough, before the example or after it', () => {
  expect(told(`## Row\n\nThe browser adds one.\n\n${wrong(cell)}`)).toEqual([]);
  expect(told(`## Row\n\n${wrong(cell)}\nParsers add one.\n\n## More\n\nWords.`)).toEqual([]);
});

test.each([
  ['what browsers add to every page', wrong('<table><tr><td>1</td></tr></table>')],
  ['a right example', `\`\`\`html fragment\n${cell}\n\`\`\``],
  ['other code', `\`\`\`text\n${cell}\n\`\`\``],
])('%s is left alone', (_, markdown) => {
  expect(told(markdown)).toEqual([]);
});
