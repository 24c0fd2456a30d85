import { expect, test } from 'vitest';
import { checkedPage } from '../checked-page.ts';
import { checkDates } from './dates.ts';

const told = (fence: string) =>
  checkDates(checkedPage('1.cs/a.md', `---\ntitle: T\ndate: 2026-11-15\n---\n\n${fence}`)).map(
    ({ line, message }) => `${line}: ${message}`,
  );

test('a day of the year of the review, and before it, is reported with its line', () => {
  expect(told('```html example\n<h2>Next concert</h2>\n<p>4 July 2026</p>\n```')).toEqual([
    '8: The example speaks of 4 July 2026, which was shortly before the review. Write a day after 2026-11-15 for what is to come, and an earlier year for what is over.',
  ]);
  expect(told('```html fragment\n<p>14 November 2026</p>\n```')).toHaveLength(1);
});

test.each(['15 November 2026', '4 July 2027', '4 July 2025', '4 July'])('%s is not', (day) => {
  expect(told(`\`\`\`html example\n<p>${day}</p>\n\`\`\``)).toEqual([]);
});

test('wrong examples and other code are left alone', () => {
  expect(told('```html bad="meaning"\n<p>4 July 2026</p>\n```')).toEqual([]);
  expect(told('```text\n4 July 2026\n```')).toEqual([]);
});
