import { expect, test } from 'vitest';
import { fullAddress } from './full-address.ts';

const site = 'https://plinth.example';

test.each([
  ['/cs/html', 'https://plinth.example/cs/html'],
  ['#facts', 'https://plinth.example/a/b#facts'],
  ['c?x=1', 'https://plinth.example/a/c?x=1'],
  ['https://other.example/#x', 'https://other.example/#x'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['/größe', 'https://plinth.example/gr%C3%B6%C3%9Fe'],
  ['http://[', 'http://['],
])('%s is whole where the site knows its address', (address, whole) => {
  expect(fullAddress(site, '/a/b', address)).toBe(whole);
});

test.each([
  ['/cs/html', '/cs/html'],
  ['#facts', '/a/b#facts'],
  ['https://other.example/', 'https://other.example/'],
  ['https://site.invalid/', 'https://site.invalid/'],
])('%s starts at the root where no address is set', (address, whole) => {
  expect(fullAddress(null, '/a/b', address)).toBe(whole);
});
