import { expect, test } from 'vitest';
import { carries, onDemandIn, type StyleSheet } from './style-sheets.ts';

const sheet = (classes: StyleSheet['classes'], text: string | null = 'a{}'): StyleSheet => ({
  href: '/a.css',
  text,
  classes,
});

test('a document carries what all carry, and what one of its classes asks for', () => {
  const isOwn = carries('<p class="lead"><b class="one two">columns</b></p>');
  expect(isOwn(sheet(null))).toBe(true);
  expect(isOwn(sheet(['other', 'two']))).toBe(true);
  expect(isOwn(sheet(['columns']))).toBe(false);
  expect(isOwn(sheet(['tw']))).toBe(false);
});

test('no document carries what has no text', () => {
  const isOwn = carries('<p class="lead">');
  expect([sheet(['lead'], null), sheet(null, null)].map(isOwn)).toEqual([false, false]);
});

test('of the sheets that few pages need, a page names those that it carries', () => {
  const few = { ...sheet(['one']), href: '/few.css', isOnDemand: true };
  const others = { ...sheet(['three']), href: '/others.css', isOnDemand: true };
  expect(onDemandIn('<b class="one two">', [sheet(null), few, sheet(['two']), others])).toEqual(['/few.css']);
});
