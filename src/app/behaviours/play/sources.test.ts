import { expect, test } from 'vitest';
import { areSame, isSources, joinSources } from './sources.ts';

test('styles and script follow the source, so that its lines keep their numbers', () => {
  expect(joinSources({ html: '<!doctype html>\n<p>a</p>', css: 'p { color: red }', js: 'go()' })).toBe(
    '<!doctype html>\n<p>a</p>\n<style>p { color: red }</style>\n<script>go()</script>',
  );
});

test('what is empty is left out', () => {
  expect(joinSources({ html: '<p>', css: ' ', js: '\n' })).toBe('<p>');
});

test('an end tag in a script or in styles does not end them', () => {
  expect(joinSources({ html: '', css: 'p::after { content: "</style>" }', js: 'a = "</SCRIPT>"' })).toBe(
    '<style>p::after { content: "<\\/style>" }</style>\n<script>a = "<\\/SCRIPT>"</script>',
  );
});

test('only three texts are sources', () => {
  expect(isSources({ html: '', css: '', js: '' })).toBe(true);
  for (const value of [null, 'html', {}, { html: '', css: '' }, { html: '', css: '', js: 1 }])
    expect(isSources(value)).toBe(false);
});

test('sources are the same when all three are', () => {
  const one = { html: 'a', css: 'b', js: 'c' };
  expect(areSame(one, { ...one })).toBe(true);
  expect(areSame(one, { ...one, js: 'd' })).toBe(false);
});
