import { expect, test } from 'vitest';
import { isReservedPath } from './reserved-path.ts';

test.each([
  '/assets',
  '/assets/',
  '/builds/2026',
  '/_data/x',
  '/_gallery',
  '/404.html',
  '/index.html',
  '/cs/index.html',
  '/cs/_payload.json',
  '/feed.xml',
  '/feed.xml/archive',
  '/sitemap.xml',
  '/sitemap-3.xml',
  '/icon-192.png',
  '/.well-known/security.txt',
  '/notes.md',
  '/cs/readme.md',
])('%s is an address of the site itself', (path) => {
  expect(isReservedPath(path)).toBe(true);
});

test.each([
  '/',
  '/a',
  '/cs/assets',
  '/cs/_x',
  '/buildings',
  '/about.html',
  '/rss.xml',
  '/cs/feed.xml',
  '/cs/md',
  '/.well-known/x',
])('%s is not', (path) => {
  expect(isReservedPath(path)).toBe(false);
});
