import { expect, test } from 'vitest';
import { absoluteUrl, isOrigin, resolveUrl } from './site-address.ts';

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

test.each([
  ['https://example.org', true],
  ['http://localhost:3000/', true],
  ['https://example.org/docs', false],
  ['https://example.org/?a', false],
  ['nowhere', false],
])('%s is a whole host: %s', (address, is) => {
  expect(isOrigin(address)).toBe(is);
});
