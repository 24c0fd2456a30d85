import { expect, test } from 'vitest';
import { hasAria, nodesIn, originOf } from './names.ts';

const originsIn = (html: string) => nodesIn(html).map((node) => `${node.role}: ${originOf(node)}`);

test('a name comes from the content, another element, an attribute or ARIA', () => {
  expect(originsIn('<h1>One</h1>')).toEqual(['heading: content']);
  expect(originsIn('<label for="a">A</label><input id="a">')).toEqual(['textbox: html']);
  expect(originsIn('<img src="a.png" alt="A cat">')).toEqual(['image: attribute']);
  expect(originsIn('<nav aria-label="Main"></nav>')).toEqual(['navigation: aria']);
  expect(originsIn('<nav></nav>')).toEqual(['navigation: null']);
});

test('a role is ARIA as well', () => {
  expect(hasAria('<p role="note">a</p>')).toBe(true);
  expect(hasAria('<p aria-live="polite">a</p>')).toBe(true);
  expect(hasAria('<p class="aria-note">a</p>')).toBe(false);
});
