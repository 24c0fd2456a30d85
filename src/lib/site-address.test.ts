import { expect, test } from 'vitest';
import { absoluteUrl, resolveUrl } from './site-address.ts';

test('a path is encoded and put behind the address of the site', () => {
  expect(absoluteUrl('https://example.org', '/')).toBe('https://example.org/');
  expect(absoluteUrl('https://example.org', '/cs/ä b')).toBe('https://example.org/cs/%C3%A4%20b');
});

test('an address of the author may be a path or whole', () => {
  expect(resolveUrl('https://example.org', '/a.png')).toBe('https://example.org/a.png');
  expect(resolveUrl('https://example.org', 'https://other.example/a.png')).toBe(
    'https://other.example/a.png',
  );
});
