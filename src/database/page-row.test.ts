import { expect, test } from 'vitest';
import { type Page, pageFieldNames } from '#schema/page/page.ts';
import { pageFromRow, rowFromPage } from './page-row.ts';

const page: Page = {
  id: 'content/a.md',
  stem: 'a',
  extension: 'md',
  meta: { foo: 1, list: [true, null] },
  path: '/a',
  title: 'A "quoted" title',
  description: 'Ünïcode 🙂',
  seo: { title: 'A', description: 'B', extra: { deep: 1 } },
  body: { nodes: ['text', ['p', { class: 'x' }, { html: '<b>1</b>' }]], toc: [], words: 2 },
  navigation: false,
  sitemap: false,
  robots: 'noindex',
  head: { meta: [] },
  schemaOrg: [{ type: 'Article' }],
  ogImage: { url: '/x.png' },
  icon: 'i-lucide-x',
  showChildren: true,
  difficulty: 'beginner',
  authors: [{ name: 'Ada' }],
  links: [{ label: 'Spec', to: '/spec' }],
  date: '2026-11-15',
};

const empty: Page = {
  ...page,
  sitemap: null,
  robots: null,
  head: null,
  schemaOrg: null,
  ogImage: null,
  icon: null,
  showChildren: false,
  difficulty: null,
  authors: null,
  links: null,
  date: null,
};

test('a row has the 21 fields in order: JSON as text, booleans as 0 and 1, the rest as it is', () => {
  expect(Object.keys(rowFromPage(page))).toEqual(pageFieldNames);
  expect(rowFromPage(page)).toEqual({
    id: 'content/a.md',
    stem: 'a',
    extension: 'md',
    meta: '{"foo":1,"list":[true,null]}',
    path: '/a',
    title: 'A "quoted" title',
    description: 'Ünïcode 🙂',
    seo: '{"title":"A","description":"B","extra":{"deep":1}}',
    body: '{"nodes":["text",["p",{"class":"x"},{"html":"<b>1</b>"}]],"toc":[],"words":2}',
    navigation: 'false',
    sitemap: 'false',
    robots: '"noindex"',
    head: '{"meta":[]}',
    schemaOrg: '[{"type":"Article"}]',
    ogImage: '{"url":"/x.png"}',
    icon: 'i-lucide-x',
    showChildren: 1,
    difficulty: 'beginner',
    authors: '[{"name":"Ada"}]',
    links: '[{"label":"Spec","to":"/spec"}]',
    date: '2026-11-15',
  });
});

test.each([
  ['full', page],
  ['empty', empty],
])('a %s page comes back as it was', (_, given) => {
  expect(pageFromRow(rowFromPage(given))).toEqual(given);
});

test('what is missing is null in the row', () => {
  const row = rowFromPage(empty);
  expect(pageFieldNames.filter((name) => row[name] === null)).toEqual([
    'sitemap',
    'robots',
    'head',
    'schemaOrg',
    'ogImage',
    'icon',
    'difficulty',
    'authors',
    'links',
    'date',
  ]);
});

test('an empty boolean column reads as false', () => {
  expect(pageFromRow({ showChildren: null })).toEqual({ showChildren: false });
});

test('a partial row gives the fields it has', () => {
  expect(pageFromRow({ title: 'A', navigation: 'true', icon: null })).toEqual({
    title: 'A',
    navigation: true,
    icon: null,
  });
});
