import { expect, test } from 'vitest';
import { readFacts } from '#pipeline/facts/read-facts.ts';
import { checkedPage } from '../checked-page.ts';
import { checkMentions } from './mentions.ts';
import { checkTypedSupport } from './typed-support.ts';

const found = (text: string, file = '1.cs/x.md') =>
  checkMentions(checkedPage(file, text), readFacts()).map(({ line, message }) => [line, message]);

test('elements and attributes that exist may be named, code by itself may be anything', () => {
  expect(found('The `abbr` element has a `title` attribute. Write `<em>` or `whatever`.')).toEqual([]);
});

test('a name that does not exist is told with the nearest one', () => {
  expect(found('Text.\n\nThe `abr` element and\nthe `titel` attribute and `<blinker>`.')).toEqual([
    [3, 'HTML has no element named "abr". Did you mean "abbr"?'],
    [4, 'HTML has no attribute named "titel". Did you mean "title"?'],
    [4, 'HTML has no element named "blinker". Check the name.'],
  ]);
});

test('an attribute called an element is told', () => {
  expect(found('The `href` element.')).toEqual([
    [1, 'HTML has no element named "href". It is an attribute.'],
  ]);
});

test('an obsolete name stands where the text says so', () => {
  expect(found('The `center` element.')).toEqual([
    [1, 'The element "center" is obsolete. Say so in the same paragraph, or leave it out.'],
  ]);
  expect(found('The `center` element is obsolete.')).toEqual([]);
  expect(found('The `center` element.', '1.cs/1.html/2.elements/obsolete-elements.md')).toEqual([]);
  const ownPage = '---\ninventory: elements/center\n---\nThe `center` element.';
  expect(found(ownPage, '1.cs/1.html/2.elements/center.md')).toEqual([]);
});

test('versions and Baseline dates are not typed by hand', () => {
  const typed = (text: string) =>
    checkTypedSupport(checkedPage('1.cs/x.md', text)).map(({ line, message }) => [line, message]);
  expect(typed('Text\n\nIt works since Chrome 120.')).toEqual([
    [3, '"Chrome 120" is typed by hand and will be wrong one day. Leave it to the block "::support".'],
  ]);
  expect(typed('It is Baseline since March 2024.')).toEqual([
    [
      1,
      '"Baseline since March 2024" is typed by hand and will be wrong one day. Leave it to the block "::support".',
    ],
  ]);
  expect(typed('Chrome shows two lines. It opened in 2024.')).toEqual([]);
});
