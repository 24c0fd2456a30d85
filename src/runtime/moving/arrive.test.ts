import { expect, test } from 'vitest';
import { applyErrorHead, applyHead } from './arrive.ts';

/** As much of a document as its head needs. */
function documentStub() {
  const tags: unknown[] = [];
  return {
    title: '',
    documentElement: { lang: 'en', dir: 'ltr' },
    head: { querySelectorAll: () => [], append: (...added: unknown[]) => void tags.push(...added) },
    createElement: (name: string) => ({ name, setAttribute: () => {} }),
  };
}

test('a page brings its language and direction; an error page keeps those of the page before', () => {
  const document = documentStub();
  applyHead(document as unknown as Document, { lang: 'ar', dir: 'rtl', title: 'صفحة', tags: [] });
  expect(document).toMatchObject({ title: 'صفحة', documentElement: { lang: 'ar', dir: 'rtl' } });
  applyErrorHead(document as unknown as Document, 'Not found');
  expect(document).toMatchObject({ title: 'Not found', documentElement: { lang: 'ar', dir: 'rtl' } });
});
