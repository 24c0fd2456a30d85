import { expect, test } from 'vitest';
import { carries, type StyleSheet } from './style-sheets.ts';

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
