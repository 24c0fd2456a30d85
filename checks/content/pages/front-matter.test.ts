import { expect, test } from 'vitest';
import { checkedPage } from '../checked-page.ts';
import { checkFrontMatter } from './front-matter.ts';
import { checkUniqueNames } from './unique-names.ts';

const found = (file: string, yaml: string) =>
  checkFrontMatter(checkedPage(file, `---\n${yaml}\n---\n`), '2026-11-15').map(({ line, message }) => [
    line,
    message,
  ]);
const description = 'A sentence that says what the reader gets, in fifty letters.';

test('placeholders of the skeleton are replaced', () => {
  expect(
    found(
      '5.blog/x.md',
      `title: X\ndescription: ${description}\nlinks:\n  - label: LABEL\n    to: https://example.com`,
    ),
  ).toEqual([[4, '"links" still holds the placeholder LABEL. Replace it.']]);
});

test('a title for search engines has at most 60 characters', () => {
  const title = 'x'.repeat(61);
  expect(found('5.blog/x.md', `title: X\ndescription: ${description}\nseo:\n  title: ${title}`)).toEqual([
    [4, `The title "${title}" has 61 characters; at most 60 are allowed.`],
  ]);
});

test('a description has 50 to 160 characters on posts, and at most 160 on reference pages', () => {
  expect(found('5.blog/x.md', 'title: X\ndescription: Short.')).toEqual([
    [3, 'The description has 6 characters; it needs 50 to 160.'],
  ]);
  expect(found('1.cs/1.html/2.elements/b.md', 'title: b\ndescription: Short.')).toEqual([]);
  expect(found('1.cs/1.html/2.elements/b.md', `title: b\ndescription: ${'x'.repeat(161)}`)).toEqual([
    [3, 'The description has 161 characters; it needs at most 160.'],
  ]);
});

test('a date has come', () => {
  expect(found('5.blog/x.md', `title: X\ndescription: ${description}\ndate: 2026-11-15`)).toEqual([]);
  expect(found('5.blog/x.md', `title: X\ndescription: ${description}\ndate: 2026-11-16`)).toEqual([
    [4, 'The date 2026-11-16 lies in the future. Use the day the page was last reviewed.'],
  ]);
});

test('what asks for work says how long it takes, other pages need not', () => {
  const message = 'The page does not say how long the work takes. Add "minutes: 90" or what it is.';
  const front = `title: X\ndescription: ${description}`;
  for (const file of [
    '1.cs/1.html/1.getting-started/01.x.md',
    '2.quests/01.x/index.md',
    '3.projects/01.x.md',
  ]) {
    expect(found(file, front), file).toEqual([[1, message]]);
    expect(found(file, `${front}\nminutes: soon`), file).toEqual([[4, message]]);
    expect(found(file, `${front}\nminutes: 180`), file).toEqual([]);
  }
  for (const file of ['3.projects/index.md', '5.blog/x.md', '1.cs/1.html/2.elements/b.md'])
    expect(found(file, front), file).toEqual([]);
});

test('an element and an attribute may share a title, but not what search engines show', () => {
  const page = (file: string, seo: string, text: string) =>
    checkedPage(file, `---\ntitle: cite\nseo:\n  title: ${seo}\ndescription: ${text}\n---\n`);
  expect(
    checkUniqueNames([
      page('1.cs/1.html/2.elements/cite.md', 'One', 'First.'),
      page('1.cs/1.html/3.attributes/cite.md', 'Two', 'Second.'),
    ]),
  ).toEqual([]);
  expect(
    checkUniqueNames([
      page('1.cs/1.html/2.elements/cite.md', 'One', 'First.'),
      page('1.cs/1.html/2.elements/q.md', 'one', 'First.'),
    ]).map(({ file, line, message }) => [file, line, message]),
  ).toEqual([
    [
      '1.cs/1.html/2.elements/q.md',
      3,
      'The title for search engines is that of 1.cs/1.html/2.elements/cite.md too: "one". Give each its own.',
    ],
    [
      '1.cs/1.html/2.elements/q.md',
      5,
      'The description is that of 1.cs/1.html/2.elements/cite.md too: "First.". Give each its own.',
    ],
    [
      '1.cs/1.html/2.elements/q.md',
      2,
      'The title is that of 1.cs/1.html/2.elements/cite.md too: "cite". Give each its own.',
    ],
  ]);
});
