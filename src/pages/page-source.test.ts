import { expect, test } from 'vitest';
import { documentTitle, editUrlOf } from './page-source.ts';

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
