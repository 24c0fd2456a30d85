import { expect, test } from 'vitest';
import { robotsText } from './robots.ts';

test('everyone may read everything and finds the sitemap', () => {
  expect(robotsText('https://example.org', true)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://example.org/sitemap.xml\n',
  );
});

test('a site with nothing to list names no sitemap', () => {
  expect(robotsText('https://example.org', false)).toBe('User-agent: *\nAllow: /\n');
});
