import { expect, test } from 'vitest';
import { quieten } from './parse-quietly.ts';

test.each([
  ['<p onclick="a()" class="b">', '<p data-quiet-onclick="a()" class="b">'],
  ["<p\n  style='color: red'>", "<p\n  data-quiet-style='color: red'>"],
  ['<img alt="a"onerror=b()>', '<img alt="a"data-quiet-onerror=b()>'],
  ['<base href="/x/">', '<meta href="/x/">'],
  ['<style media=print>p { }</style>', '<script data-quiet-style media=print>p { }</script>'],
])('%s is parsed without a complaint', (source, quiet) => {
  expect(quieten(source)).toBe(quiet);
});

test.each(['<basefont>', 'x onclick=1', '<p class="on">Style = 1</p>', '<styled-box>'])(
  '%s stays as it is',
  (source) => {
    expect(quieten(source)).toBe(source);
  },
);

test('tags that are never closed are read once', () => {
  const source = '<a'.repeat(200_000);
  expect(quieten(source)).toBe(source);
});
