import { expect, test } from 'vitest';
import { checkedPage } from '../checked-page.ts';
import { checkSections } from './sections.ts';

const page = (file: string, names: string[]) =>
  checkSections(checkedPage(file, names.map((name) => `## ${name}\n\ntext\n`).join('\n'))).map(
    ({ line, message }) => [line, message],
  );
const element = [
  'When to use it',
  'How it works',
  'In practice',
  'Attributes',
  'Accessibility',
  'Pitfalls',
  'Facts',
  'Related',
];
const file = '1.cs/1.html/2.elements/b.md';
const order =
  'When to use it, How it works, In practice, Attributes, Accessibility, Pitfalls, Styling hints, Facts, Related';

test('an element page has its sections in order; styling hints may be left out', () => {
  expect(page(file, element)).toEqual([]);
  expect(page(file, element.toSpliced(6, 0, 'Styling hints'))).toEqual([]);
});

test('a missing section is named', () => {
  expect(
    page(
      file,
      element.filter((name) => name !== 'Pitfalls'),
    ),
  ).toEqual([[1, 'The page has no section "## Pitfalls". Add it, with this name.']]);
});

test('a section in the wrong place and one that does not belong there are told with the order', () => {
  expect(page(file, ['How it works', ...element.filter((name) => name !== 'How it works')])).toEqual([
    [5, `The section "When to use it" is in the wrong place. The order is: ${order}.`],
  ]);
  expect(page(file, [...element, 'History'])).toEqual([
    [33, `A page of this kind has no section "History" here. Its sections are: ${order}.`],
  ]);
});

test('an attribute page may have sections of its own between its values and accessibility, nowhere else', () => {
  const attribute = [
    'Values',
    'On `a`',
    'Missing and invalid values',
    'More',
    'In practice',
    'Accessibility',
    'Pitfalls',
    'Facts',
    'Related',
  ];
  expect(page('1.cs/1.html/3.attributes/loop.md', attribute)).toEqual([]);
  expect(
    page('1.cs/1.html/3.attributes/loop.md', [...attribute.slice(0, 7), 'More', 'Facts', 'Related']),
  ).toEqual([
    [
      29,
      'A page of this kind has no section "More" here. Its sections are: Values, Missing and invalid values, In practice, Accessibility, Pitfalls, Facts, Related.',
    ],
  ]);
});

test('a lesson has a problem, steps, maybe more, questions, a summary and a way on', () => {
  const lesson = [
    'The problem: none',
    'Step 1: go',
    'Step 2: stop',
    'Aside',
    'Check yourself',
    'What you learned',
    'Next',
  ];
  expect(page('1.cs/1.html/1.getting-started/05.x.md', lesson)).toEqual([]);
  expect(
    page(
      '1.cs/1.html/1.getting-started/05.x.md',
      lesson.filter((name) => !name.startsWith('Step')),
    ),
  ).toEqual([[1, 'The page has no section "## Step 1: …". Add it, with this name.']]);
});

test('pages of other kinds are free', () => {
  expect(page('5.blog/x.md', ['Anything'])).toEqual([]);
});

test('a page on an obsolete element has sections of its own', () => {
  const names = ['What it did', 'Why it was removed', 'What to use instead', 'Accessibility', 'Related'];
  const obsolete = (headings: string[]) =>
    checkSections(
      checkedPage(
        '1.cs/1.html/2.elements/marquee.md',
        `---\ninventory: elements/marquee\n---\n${headings.map((name) => `## ${name}\n`).join('')}`,
      ),
    ).map(({ message }) => message);
  expect(obsolete(names)).toEqual([]);
  expect(obsolete(names.toSpliced(1, 1))).toEqual([
    'The page has no section "## Why it was removed". Add it, with this name.',
  ]);
  expect(obsolete([...names, 'Facts'])).toEqual([
    'A page of this kind has no section "Facts" here. Its sections are: What it did, Why it was removed, What to use instead, Accessibility, Related.',
  ]);
});
