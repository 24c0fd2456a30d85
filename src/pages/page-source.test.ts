import { expect, test } from 'vitest';
import { documentTitle, editUrlOf, withoutRest } from './page-source.ts';

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

test('the link to edit a page is the template with the file in it, or none', () => {
  const template = 'https://example.org/edit/main/content/{file}';
  expect(editUrlOf(template, '1.cs/größe.md')).toBe(
    'https://example.org/edit/main/content/1.cs/gr%C3%B6%C3%9Fe.md',
  );
  expect(editUrlOf('https://example.org/?f={file}', 'a#b?.md')).toBe('https://example.org/?f=a%23b%3F.md');
  expect(editUrlOf('', 'a.md')).toBeNull();
});

test('a list of ten thousand pages is cut, and leads to where the rest begins', () => {
  const pages = Array.from({ length: 10_000 }, (_, i) => ({
    title: `Page ${i}`,
    path: `/p/${i}`,
    icon: 'x',
  }));
  const shown = withoutRest(pages);
  expect(shown).toHaveLength(301);
  expect(shown.slice(299)).toEqual([
    { title: 'Page 299', path: '/p/299', icon: 'x' },
    { title: '9,700 more, beginning with Page 300', path: '/p/300' },
  ]);
  expect(withoutRest(pages.slice(0, 300))).toEqual(pages.slice(0, 300));
});
