import { expect, test } from 'vitest';
import { difficulties, frontMatter, frontMatterKeys, list, toDay } from './front-matter.ts';
import { pageFieldNames } from './page.ts';

test('the keys are the page fields that an author can set, and those for the search, lists, languages and drafts', () => {
  const derived = ['id', 'stem', 'extension', 'meta', 'body'];
  expect(frontMatterKeys.toSorted()).toEqual(
    [
      ...pageFieldNames.filter((name) => !derived.includes(name)),
      'keywords',
      'picture',
      'lang',
      'draft',
      'dir',
    ].toSorted(),
  );
});

test('every field has a sentence for the author', () => {
  for (const key of frontMatterKeys) {
    const { description } = frontMatter.shape[key as keyof typeof frontMatter.shape].unwrap();
    expect([key, description]).toEqual([key, expect.stringMatching(/^\S.{10,}\.$/)]);
  }
});

test('nothing is required', () => {
  expect(frontMatter.parse({})).toEqual({});
});

test.each<[field: string, value: unknown]>([
  ['title', 'A title'],
  ['title', ''],
  ['description', 'A sentence.'],
  ['path', '/cs/html'],
  ['path', '/'],
  ['navigation', true],
  ['navigation', false],
  ['navigation', { title: 'T', description: 'D', icon: 'i-lucide-x', group: 'G', order: 2, extra: [1] }],
  ['navigation', {}],
  ['icon', 'i-lucide-table'],
  ['showChildren', true],
  ['showChildren', false],
  ['difficulty', 'beginner'],
  ['difficulty', 'free text'],
  ['authors', []],
  ['authors', [{ name: 'Ada', to: '/ada', avatar: { src: '/a.png', alt: 'Ada' }, extra: 1 }]],
  ['links', []],
  ['links', [{ label: 'Spec', to: 'https://example.org', icon: 'i-lucide-x', target: '_blank', extra: 1 }]],
  ['date', '2026-11-15'],
  ['seo', { title: 'T', description: 'D', extra: { deep: true } }],
  ['seo', {}],
  ['sitemap', false],
  ['sitemap', { loc: '/a', lastmod: '2026-11-15', changefreq: 'monthly', priority: 0.7, images: [] }],
  ['sitemap', { priority: 0 }],
  ['sitemap', { priority: 1 }],
  ['robots', true],
  ['robots', false],
  ['robots', 'noindex, nofollow'],
  ['robots', { index: false }],
  ['head', { title: 'T', meta: [{ name: 'a', content: 'b' }], link: [{ rel: 'me', href: '/me' }] }],
  ['head', { script: [{ type: 'application/ld+json', innerHTML: '{}' }] }],
  ['schemaOrg', { type: 'Article', author: { type: 'Person' } }],
  ['schemaOrg', [{ type: 'Article' }, { type: 'Course' }]],
  ['ogImage', { url: '/a.png', component: 'post', props: {} }],
  ['ogImage', { url: 'https://example.org/a.png', title: 'T', group: 'G' }],
  ['sitemap', { images: [{ loc: '/a.png', caption: 'C', geo_location: 'G', title: 'T', license: '/l' }] }],
  ['sitemap', { videos: [{ content_loc: '/a.mp4', player_loc: '/p', duration: 60, extra: 1 }] }],
  ['robots', { noindex: true, 'max-snippet': 50 }],
  ['schemaOrg', { name: 'A page without a type' }],
])('%s may be %o', (field, value) => {
  expect(frontMatter.parse({ [field]: value })).toEqual({ [field]: value });
});

test.each(['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'])(
  'changefreq may be %s',
  (changefreq) => {
    expect(frontMatter.parse({ sitemap: { changefreq } })).toEqual({ sitemap: { changefreq } });
  },
);

test('an author may be a bare name', () => {
  expect(frontMatter.parse({ authors: ['Ada', { name: 'Bob' }] })).toEqual({
    authors: [{ name: 'Ada' }, { name: 'Bob' }],
  });
});

test.each([
  ['2026-11-15', '2026-11-15'],
  [' 2026-11-15 ', '2026-11-15'],
  ['2024-02-29', '2024-02-29'],
  ['2026-11-15T23:30:00-05:00', '2026-11-16'],
  ['2026-11-15T00:30:00+05:00', '2026-11-14'],
  ['2026-11-15T12:00:00Z', '2026-11-15'],
  ['2026-11-15T23:59:59.999Z', '2026-11-15'],
])('the day of %o is %s', (value, day) => {
  expect(toDay(value)).toBe(day);
  expect(frontMatter.parse({ date: value })).toEqual({ date: day });
});

test('a Date object gives its day in UTC', () => {
  expect(toDay(new Date(Date.UTC(2026, 10, 15, 23, 30)))).toBe('2026-11-15');
  expect(toDay(new Date(Number.NaN))).toBeNull();
});

test.each([
  '',
  'yesterday',
  '2026',
  '2026-11',
  '15/11/2026',
  '2026-02-29',
  '2026-02-31',
  '2026-13-01',
  '2026-11-15 nope',
])('%o is not a date', (value) => {
  expect(toDay(value)).toBeNull();
  expect(frontMatter.safeParse({ date: value }).error?.issues[0]?.message).toBe(
    `"date" must be a date such as 2026-11-15 (got "${value}").`,
  );
});

test('words are joined for a sentence', () => {
  expect(list(difficulties)).toBe('beginner, intermediate, advanced or expert');
  expect(list(['a', 'b'])).toBe('a or b');
});

test.each([
  [
    ['Favicon', 'touch icon', 'bold (2)', 404],
    ['favicon', 'touch icon', 'bold (2)', '404'],
  ],
  ['HTML, touch icon, ', ['html', 'touch icon']],
  [['bold (1)'], undefined],
  [['a; b'], undefined],
  [[{ word: 'a' }], undefined],
])('keywords %j are read as %j', (written, read) => {
  expect(frontMatter.safeParse({ keywords: written }).data?.keywords).toEqual(read);
});

test('a picture is a file, and says something only where its author does', () => {
  const read = (picture: unknown) => frontMatter.safeParse({ picture });
  expect(read('./a.svg').data).toEqual({ picture: { src: './a.svg', alt: '' } });
  expect(read({ src: './a.svg', alt: 'Two pages' }).data).toEqual({
    picture: { src: './a.svg', alt: 'Two pages' },
  });
  for (const wrong of ['', 7, ['./a.svg'], { alt: 'Two pages' }, { src: '' }])
    expect(read(wrong).success, JSON.stringify(wrong)).toBe(false);
});
