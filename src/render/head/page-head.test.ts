// The head of every kind of page, field by field.
import { expect, test } from 'vitest';
import type { Language } from '#lib/language.ts';
import { galleryPage } from '#pages/gallery-page.ts';
import type { HeadTag } from '#schema/page/head.ts';
import type { PageData } from '#schema/page/page-data.ts';
import { settingsSchema } from '#schema/settings.ts';
import { pageHead } from './page-head.ts';

const settings = settingsSchema.parse({ name: 'Plinth', fullName: 'Plinth Institute of Computing' });
const siteUrl = 'https://example.org';

type Fields = NonNullable<Parameters<typeof pageHead>[0]['fields']>;

interface Given {
  language?: Language;
  page?: Partial<PageData>;
  fields?: Partial<Fields>;
  siteUrl?: string | null;
  shareImage?: string | null;
}

function headOf(given: Given = {}) {
  const page = { ...galleryPage, path: '/notes', title: 'Notes', documentTitle: 'Notes', ...given.page };
  const fields: Fields = {
    seo: { title: '', description: '' },
    robots: null,
    head: null,
    schemaOrg: null,
    ogImage: null,
    ...given.fields,
  };
  const address = given.siteUrl === undefined ? siteUrl : given.siteUrl;
  return pageHead({
    page,
    fields,
    settings,
    language: given.language ?? { lang: 'en', dir: 'ltr' },
    siteUrl: address,
    shareImage: given.shareImage ?? null,
    hasFeeds: true,
  });
}

/** `name: content` of every tag. */
function wordsOf(tags: readonly HeadTag[]): string[] {
  return tags.flatMap(([kind, { name, property, content, rel, href }]) =>
    kind === 'script' ? [] : [kind === 'meta' ? `${name ?? property}: ${content}` : `${rel}: ${href}`],
  );
}

function graphOf(given: Given): Record<string, unknown>[] {
  const data = headOf(given).tags.filter(([kind]) => kind === 'script');
  expect(data).toHaveLength(1);
  const { '@context': context, '@graph': graph } = JSON.parse(data[0]?.[2] ?? '');
  expect(context).toBe('https://schema.org');
  return graph;
}

const lesson: Partial<PageData> = {
  path: '/cs/html/getting-started/first',
  title: 'First',
  documentTitle: 'First page',
  description: 'Write a page.',
  difficulty: 'beginner',
  date: '2026-11-15',
  minutes: 25,
  words: 900,
  authors: [{ name: 'Plinth editors' }, { name: 'Ada', to: '/ada' }],
  crumbs: [
    { title: 'CS Subjects', path: '/cs' },
    { title: 'HTML', path: '/cs/html' },
    { title: 'Loose', path: null },
  ],
  contents: [
    { id: 'one', text: 'One', depth: 2 },
    { id: 'deep', text: 'Deep', depth: 3 },
    { id: 'two', text: 'Two', depth: 2 },
  ],
};

test('a page says its title, description, address, site and picture, each once', () => {
  const { title, tags } = headOf({ page: lesson, shareImage: '/_share/a.png' });
  expect(title).toBe('First page');
  expect(wordsOf(tags)).toEqual([
    'description: Write a page.',
    'canonical: https://example.org/cs/html/getting-started/first',
    'og:title: First page',
    'og:description: Write a page.',
    'og:type: website',
    'og:url: https://example.org/cs/html/getting-started/first',
    'og:site_name: Plinth',
    'og:image: https://example.org/_share/a.png',
    'og:image:alt: First – Plinth Institute of Computing',
    'og:image:width: 1200',
    'og:image:height: 630',
    'twitter:card: summary_large_image',
    'alternate: /cs/html/getting-started/first.md',
  ]);
});

test('a site that does not know its address names pages by their paths', () => {
  const words = wordsOf(headOf({ page: { path: '/größe' }, siteUrl: null }).tags);
  expect(words).toContain('canonical: /gr%C3%B6%C3%9Fe');
  expect(words).toContain('og:url: /gr%C3%B6%C3%9Fe');
  expect(words).toContain('twitter:card: summary');
});

test('of what is said twice the stronger stays: head, then seo, then the fields', () => {
  const { tags } = headOf({
    page: { description: 'From the page.' },
    fields: {
      seo: { title: '', description: 'From seo.', ogDescription: 'From seo, for previews.', ogType: 'book' },
      head: {
        meta: [{ property: 'og:type', content: 'profile' }],
        link: [{ rel: 'canonical', href: 'https://example.org/elsewhere' }],
      },
    },
  });
  const words = wordsOf(tags);
  expect(words.filter((word) => /description|og:type|canonical/.test(word))).toEqual([
    'og:type: profile',
    'canonical: https://example.org/elsewhere',
    'og:description: From seo, for previews.',
    'description: From seo.',
  ]);
});

test('the blog and the home lead to the feeds, and the home to the search', () => {
  const linksOf = (page: Partial<PageData>) =>
    headOf({ page }).tags.flatMap(([, { rel, href }]) =>
      rel === 'search' || rel === 'alternate' ? [href] : [],
    );
  const feeds = ['/feed.xml', '/atom.xml', '/feed.json'];
  expect(linksOf({ path: '/' })).toEqual(['/index.md', '/opensearch.xml', ...feeds]);
  expect(linksOf({ path: '/blog/a', layout: 'blog' })).toEqual(['/blog/a.md', ...feeds]);
  expect(linksOf({ path: '/cs' })).toEqual(['/cs.md']);
});

test('robots is told as the field says', () => {
  expect(wordsOf(headOf({ fields: { robots: false } }).tags)).toContain('robots: noindex, nofollow');
  expect(wordsOf(headOf().tags).join()).not.toContain('robots');
});

test('a picture of the author takes the place of the one that was made', () => {
  const given = { shareImage: '/_share/a.png', fields: { ogImage: { url: '/mine.png' } } };
  const words = wordsOf(headOf(given).tags).filter((word) => word.startsWith('og:image'));
  expect(words).toEqual([
    'og:image: https://example.org/mine.png',
    'og:image:alt: Notes – Plinth Institute of Computing',
  ]);
  const foreign = headOf({ fields: { ogImage: { url: 'https://other.example/a.png' } } });
  expect(wordsOf(foreign.tags)).toContain('og:image: https://other.example/a.png');
});

test('what may not come from content is left out', () => {
  const { tags } = headOf({
    fields: {
      head: {
        meta: [
          { 'http-equiv': 'refresh', content: '0' },
          { name: 'viewport', content: 'width=1' },
        ],
        link: [
          { rel: 'stylesheet', href: '/a.css' },
          { rel: 'me', href: '/me', onload: 'x' },
        ],
        script: [{ innerHTML: 'alert(1)' }, { type: 'application/ld+json', innerHTML: '{"a":"</script>"}' }],
      },
    },
  });
  expect(JSON.stringify(tags)).not.toMatch(/refresh|viewport|stylesheet|onload|alert/);
  expect(tags[0]).toEqual(['script', { type: 'application/ld+json' }, '{"a":"\\u003c/script>"}']);
});

test('nothing in a page can end the script that describes it', () => {
  const tags = headOf({ page: { description: '</script><script>alert(1)</script><!--' } }).tags;
  const data = tags.find(([kind]) => kind === 'script')?.[2] ?? '';
  expect(data).not.toContain('<');
  expect(JSON.parse(data)['@graph'][0].description).toBe('</script><script>alert(1)</script><!--');
});

const publisher = {
  '@type': 'Organization',
  name: 'Plinth Institute of Computing',
  url: 'https://example.org/',
};
const authors = [
  { '@type': 'Organization', name: 'Plinth editors' },
  { '@type': 'Person', name: 'Ada', url: 'https://example.org/ada' },
];
const sharedFields = (path: string) => ({
  url: `https://example.org${path}`,
  description: 'Write a page.',
  inLanguage: 'en',
  isAccessibleForFree: true,
  dateModified: '2026-11-15',
});
const article = (path: string) => ({
  headline: 'First',
  ...sharedFields(path),
  author: authors,
  publisher,
});
const learning = (path: string) => ({
  name: 'First',
  ...sharedFields(path),
  educationalLevel: 'beginner',
  timeRequired: 'PT25M',
  provider: publisher,
});
const howTo = (path: string) => ({
  '@type': 'HowTo',
  name: 'First',
  ...sharedFields(path),
  totalTime: 'PT25M',
  author: authors,
  step: [
    { '@type': 'HowToStep', name: 'One', url: `https://example.org${path}#one` },
    { '@type': 'HowToStep', name: 'Two', url: `https://example.org${path}#two` },
  ],
});

test.each<[kind: string, path: string, fields: (path: string) => Record<string, unknown>]>([
  ['lesson', '/cs/html/getting-started/first', (path) => ({ '@type': 'Course', ...learning(path) })],
  [
    'element',
    '/cs/html/elements/a',
    (path) => ({ '@type': 'TechArticle', proficiencyLevel: 'Beginner', ...article(path) }),
  ],
  [
    'attribute',
    '/cs/html/attributes/lang',
    (path) => ({ '@type': 'TechArticle', proficiencyLevel: 'Beginner', ...article(path) }),
  ],
  ['guide', '/cs/html/accessibility/landmarks', howTo],
  ['build-own', '/build-own/lisp', howTo],
  ['step', '/build-own/lisp/1-reader', (path) => ({ '@type': 'LearningResource', ...learning(path) })],
  [
    'quest',
    '/quests/outline',
    (path) => ({ '@type': 'LearningResource', learningResourceType: 'quest', ...learning(path) }),
  ],
  [
    'project',
    '/projects/page',
    (path) => ({ '@type': 'LearningResource', learningResourceType: 'project', ...learning(path) }),
  ],
  [
    'post',
    '/blog/news',
    (path) => ({ '@type': 'BlogPosting', datePublished: '2026-11-15', wordCount: 900, ...article(path) }),
  ],
  ['index', '/cs', (path) => ({ '@type': 'WebPage', name: 'First page', ...sharedFields(path) })],
])('a page of the kind %s is described by its type with these fields', (_kind, path, fields) => {
  expect(graphOf({ page: { ...lesson, path } })[0]).toEqual(fields(path));
});

test('a post is an article with a day', () => {
  const words = wordsOf(headOf({ page: { ...lesson, path: '/blog/news' } }).tags);
  expect(words).toContain('og:type: article');
  expect(words).toContain('article:published_time: 2026-11-15');
});

test('the way to a page is told in steps that have an address', () => {
  const crumbs = graphOf({ page: lesson }).at(-1);
  expect(crumbs).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Plinth', item: 'https://example.org/' },
      { '@type': 'ListItem', position: 2, name: 'CS Subjects', item: 'https://example.org/cs' },
      { '@type': 'ListItem', position: 3, name: 'HTML', item: 'https://example.org/cs/html' },
      { '@type': 'ListItem', position: 4, name: 'First', item: `https://example.org${lesson.path}` },
    ],
  });
});

test('the home describes the site, its search and who is behind it', () => {
  expect(graphOf({ page: { path: '/', title: 'Home', documentTitle: 'Plinth' } })).toEqual([
    {
      '@type': 'WebPage',
      name: 'Plinth',
      url: 'https://example.org/',
      inLanguage: 'en',
      isAccessibleForFree: true,
    },
    {
      '@type': 'WebSite',
      name: 'Plinth',
      alternateName: 'Plinth Institute of Computing',
      url: 'https://example.org/',
      inLanguage: 'en',
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: 'https://example.org/?q={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@type': 'Organization',
      name: 'Plinth Institute of Computing',
      url: 'https://example.org/',
      logo: 'https://example.org/mark.svg',
    },
  ]);
});

test('what an author says of the page wins, and type stands for @type at any depth', () => {
  const [thing] = graphOf({
    page: lesson,
    fields: { schemaOrg: { type: 'Article', headline: 'Mine', author: { type: 'Person', name: 'Bob' } } },
  });
  expect(thing).toMatchObject({
    '@type': 'Article',
    headline: 'Mine',
    author: { '@type': 'Person', name: 'Bob' },
    publisher,
  });
  expect(JSON.stringify(thing)).not.toContain('"type"');
});

test('a thing without a type is the page; several things are taken as they are', () => {
  expect(graphOf({ fields: { schemaOrg: { name: 'Mine' } } })[0]).toMatchObject({
    '@type': 'WebPage',
    name: 'Mine',
  });
  const several = [
    { type: 'Course', name: 'A' },
    { '@type': 'Event', name: 'B' },
  ];
  expect(graphOf({ page: { path: '/' }, fields: { schemaOrg: several } }).slice(0, 2)).toEqual([
    { '@type': 'Course', name: 'A' },
    { '@type': 'Event', name: 'B' },
  ]);
});
