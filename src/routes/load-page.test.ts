import { expect, test } from 'vitest';
import { documentTitle } from './load-page.ts';

const page = (title: string, seoTitle: string, path = '/cs/html/getting-started/first-steps') => ({
  title,
  path,
  seo: { title: seoTitle, description: '' },
});

test('the title for search engines comes first, then the page’s own', () => {
  expect(documentTitle(page('dialog', '<dialog>: a window'), 'Plinth')).toBe('<dialog>: a window');
  expect(documentTitle(page('dialog', ''), 'Plinth')).toBe('dialog');
});

test('a page without a title is named after the last part of its address', () => {
  expect(documentTitle(page('', ''), 'Plinth')).toBe('First Steps');
  expect(documentTitle(page('', '', '/cs/html/elements/a'), 'Plinth')).toBe('A');
});

test('the root without a title has the site’s name', () => {
  expect(documentTitle(page('', '', '/'), 'Plinth')).toBe('Plinth');
});
