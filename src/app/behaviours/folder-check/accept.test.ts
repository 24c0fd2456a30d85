import { expect, test } from 'vitest';
import { nameFrom } from './accept.ts';

test.each([
  ['index.html', 'style.css', 'style.css'],
  ['index.html', 'css/style.css', 'css/style.css'],
  ['css/style.css', 'pictures/a.jpg', '../pictures/a.jpg'],
  ['a/b/c.html', 'a/d.html', '../d.html'],
  ['a/a.html', 'a/b.html', 'b.html'],
])('%s names %s as %s', (from, to, name) => {
  expect(nameFrom(from, to)).toBe(name);
});
