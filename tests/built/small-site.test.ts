// The documents of a small site by another author: no logo, folders without an index page, addresses of every kind,
// one very long section.
import type { Element, Nodes } from 'hast';
import { describe, expect, test } from 'vitest';
import {
  attributeOf,
  findElements,
  hrefsOf,
  labelOf,
  parseHtml,
  wordsOf,
} from '#tests/support/find-elements.ts';
import { builtPages } from '#tests/support/sites/built-files.ts';
import { requestSite } from '#tests/support/sites/request-site.ts';
import { longSectionPages } from '#tests/support/sites/sites.ts';

const layoutByPath = {
  '/': 'default',
  '/cs': 'default',
  '/cs/html': 'default',
  '/cs/html/elements': 'cs-html-els',
  '/cs/html/elements/a': 'cs-html-els',
  '/cs/html/elements/forms/input': 'cs-html-els',
  '/cs/html/elements-old': 'default',
  '/cs/html/attributes/lang': 'cs-html-attrs',
  '/cs/html/accessibility/focus': 'cs-html-acc',
  '/cs/html/getting-started/first-steps': 'cs-html-gs',
  '/cs/html/history/one/two/three/four': 'default',
  '/quests/first-quest': 'quests',
  '/projects/first-project': 'projects',
  '/build-own/first-guide': 'own',
  '/blog/first-post': 'blog',
  '/blogging': 'default',
  '/notes/plain': 'default',
  '/notes/as-post': 'blog',
  '/notes/poster': 'default',
  '/notes/größe': 'default',
};

async function fetchText(path: string): Promise<string> {
  return (await requestSite('layouts', path)).text;
}

async function fetchPage(path: string) {
  return parseHtml(await fetchText(path));
}

const hrefOf = (link: Element | undefined) => attributeOf(link, 'href');

/** The one element that matches. */
function findOnly(tree: Nodes, tagName: string, test?: (element: Element) => boolean): Element {
  const [element, ...others] = findElements(tree, tagName, test);
  if (!element || others.length > 0) throw new Error(`There must be exactly one such ${tagName} element.`);
  return element;
}

const findNavigation = (tree: Nodes, name: string) =>
  findOnly(tree, 'nav', (nav) => labelOf(tree, nav) === name);

const hasClass = (name: string) => (element: Element) =>
  (attributeOf(element, 'className') ?? '').split(' ').includes(name);

const isCurrent = (element: Element) => attributeOf(element, 'ariaCurrent') === 'page';

/** The links to the previous and the next page; null where there is none. */
async function neighboursOf(path: string): Promise<(string | null)[]> {
  const document = await fetchPage(path);
  return ['prev', 'next'].map((rel) => {
    const [link, ...others] = findElements(document, 'a', (element) => attributeOf(element, 'rel') === rel);
    expect(others).toEqual([]);
    return hrefOf(link);
  });
}

test('every page of the site was built', () => {
  const pages = builtPages('layouts');
  expect(pages.filter((path) => path.startsWith('/long/'))).toHaveLength(longSectionPages);
  for (const path of Object.keys(layoutByPath)) expect(pages).toContain(path);
});

test('the address decides the layout; a page may choose another, and an unknown one becomes default', async () => {
  const found: Record<string, string | undefined> = {};
  for (const path of Object.keys(layoutByPath))
    found[path] = (await fetchText(path)).match(/<body data-layout="([^"]*)">/)?.[1];
  expect(found).toEqual(layoutByPath);
});

test.each([
  ['/cs/html/getting-started/first-steps', 'First Steps', 'its address'],
  ['/', 'Nine', 'the site'],
])('without a title, the page %s is called "%s" after %s', async (path, title) => {
  const html = await fetchText(path);
  expect(html.match(/<title>.*?<\/title>/)?.[0]).toBe(`<title>${title}</title>`);
  expect(findElements(parseHtml(html), 'h1').map(wordsOf)).toEqual([title]);
});

test('the site has its own name, header and footer', async () => {
  const document = await fetchPage('/notes/plain');
  const header = findOnly(document, 'header', hasClass('site-header'));
  expect(hrefOf(findOnly(header, 'a', (link) => labelOf(document, link) === 'Nine'))).toBe('/');
  expect(findElements(header, 'img')).toEqual([]);
  const sections = findElements(findNavigation(header, 'Main'), 'a', hasClass('section-link'));
  expect(sections.map(wordsOf)).toEqual([
    'Subjects',
    'Quests',
    'Projects',
    'Build Own',
    'Blog',
    'Notes',
    'Blogging',
    'Long',
  ]);
  const footer = findOnly(document, 'footer', hasClass('site-footer'));
  expect(findElements(footer, 'a').map(wordsOf)).toEqual(['The Nine Layouts', 'Quests', '']);
  expect(hrefsOf(footer)).toEqual(['/', '/quests', 'https://films.example/nine']);
  expect(labelOf(document, findElements(footer, 'a')[2] ?? footer)).toBe('Films');
  const links = findNavigation(footer, 'Footer');
  expect(findElements(links, 'li').map(wordsOf)).toEqual(['Quests', 'Words without a link']);
});

describe('a folder without an index page', () => {
  test('is a link in the breadcrumbs and a branch of the sidebar', async () => {
    const document = await fetchPage('/cs/html/elements/forms/input');
    const crumbs = findNavigation(document, 'Breadcrumb');
    expect(findElements(crumbs, 'li').map(wordsOf)).toEqual([
      'Subjects',
      'HTML',
      'Elements',
      'Forms',
      'input',
    ]);
    expect(findElements(crumbs, 'a').map(wordsOf)).toEqual(['Subjects', 'HTML', 'Elements', 'Forms']);
    const sidebar = findNavigation(document, 'Elements');
    expect(findElements(sidebar, 'a').map(wordsOf)).toEqual(['Elements', 'a', 'input']);
    expect(findElements(sidebar, 'span', hasClass('branch-title')).map(wordsOf)).toEqual(['Forms']);
  });

  test('gets a page that lists what is in it', async () => {
    const document = await fetchPage('/cs/html/elements/forms');
    expect(findElements(document, 'h1').map(wordsOf)).toEqual(['Forms']);
    const list = findOnly(findOnly(document, 'main'), 'section', hasClass('page-list'));
    expect(findElements(list, 'a').map(wordsOf)).toEqual(['input']);
  });

  test('is opened by the header at its first page', async () => {
    const main = findNavigation(await fetchPage('/'), 'Main');
    expect(hrefOf(findOnly(main, 'a', (link) => wordsOf(link) === 'Notes'))).toBe('/notes/plain');
  });
});

test('previous and next follow the order of the files', async () => {
  expect(await neighboursOf('/cs/html/elements')).toEqual([null, '/cs/html/elements/a']);
  expect(await neighboursOf('/cs/html/elements/a')).toEqual([
    '/cs/html/elements',
    '/cs/html/elements/forms/input',
  ]);
  expect(await neighboursOf('/cs/html/elements/forms/input')).toEqual(['/cs/html/elements/a', null]);
  expect(await neighboursOf('/notes/plain')).toEqual([null, '/notes/as-post']);
  expect(await neighboursOf('/cs/html/history/one/two/three/four')).toEqual([null, null]);
});

test('the next post is the older one', async () => {
  expect(await neighboursOf('/blog/second-post')).toEqual([null, '/blog/first-post']);
  expect(await neighboursOf('/blog/first-post')).toEqual(['/blog/second-post', null]);
});

test('a hidden page can be read, and no page links to it', async () => {
  const { status, text } = await requestSite('layouts', '/notes/hidden');
  expect(status).toBe(200);
  const document = parseHtml(text);
  expect(findElements(document, 'h1').map(wordsOf)).toEqual(['Hidden']);
  expect(findElements(document, '*', (element) => hrefOf(element) === '/notes/hidden')).toEqual([]);
  for (const path of ['/', '/notes/plain', '/notes/as-post'])
    expect(await fetchText(path)).not.toContain('notes/hidden');
});

describe('in a section of 400 pages', () => {
  const sidebarOf = async (path: string) => findNavigation(await fetchPage(path), 'Long');
  const currentIn = (sidebar: Element) => wordsOf(findOnly(sidebar, 'a', isCurrent));

  test('the sidebar lists 100 pages around the current one and says how many it leaves out', async () => {
    const middle = await sidebarOf('/long/entry-200');
    expect(findElements(middle, 'a').map(wordsOf)).toEqual([
      'Long',
      ...Array.from({ length: 100 }, (_, index) => `Entry ${150 + index}`),
    ]);
    expect(currentIn(middle)).toBe('Entry 200');
    expect(wordsOf(findOnly(middle, 'p', hasClass('sidebar-more')))).toBe('and 300 more');
    expect(currentIn(await sidebarOf(`/long/entry-${longSectionPages}`))).toBe('Entry 400');
    const [, first] = findElements(await sidebarOf('/long'), 'a');
    expect(first && wordsOf(first)).toBe('Entry 1');
  });

  test('previous and next reach from the first page to the last', async () => {
    expect(await neighboursOf('/long')).toEqual([null, '/long/entry-1']);
    expect(await neighboursOf('/long/entry-200')).toEqual(['/long/entry-199', '/long/entry-201']);
    expect(await neighboursOf(`/long/entry-${longSectionPages}`)).toEqual(['/long/entry-399', null]);
  });
});
