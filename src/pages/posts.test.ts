import { expect, test } from 'vitest';
import type { ListedPage } from './listed-pages.ts';
import { blogPages, postsOf } from './posts.ts';

const page = (path: string, rest: Partial<ListedPage> = {}): ListedPage => ({
  path,
  stem: path.slice(1),
  title: path,
  description: '',
  navigation: true,
  sitemap: null,
  robots: null,
  difficulty: null,
  authors: null,
  date: '2026-11-01',
  meta: {},
  ...rest,
});

const pages = [
  page('/', { stem: 'index' }),
  page('/blog', { stem: '5.blog/index' }),
  page('/blog/old', { date: '2025-01-02' }),
  page('/blog/b'),
  page('/blog/new', { date: '2026-12-03' }),
  page('/blog/a'),
  page('/blog/undated', { date: null }),
  page('/blog/2026', { stem: '5.blog/2026/index' }),
  page('/blog/hidden', { navigation: false }),
  page('/blog/.draft'),
  page('/blog/secret', { robots: 'noindex' }),
  page('/quests/one'),
];

test('posts are the dated pages of the blog, newest first, those of one day by their address', () => {
  expect(postsOf(pages).map(({ path }) => path)).toEqual(['/blog/new', '/blog/a', '/blog/b', '/blog/old']);
});

test('a page of the blog without a date is one of the blog, but no post', () => {
  expect(blogPages(pages).map(({ path }) => path)).toEqual([
    '/blog/old',
    '/blog/b',
    '/blog/new',
    '/blog/a',
    '/blog/undated',
  ]);
});
