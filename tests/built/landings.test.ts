// Pages that lead to others, as they are published: what they count and list, and the facts of posts and projects.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Nodes, Root } from 'hast';
import { raw } from 'hast-util-raw';
import { toString as textOf } from 'hast-util-to-string';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pathFromFile } from '#lib/address/content-path.ts';
import { walkElements } from '#pipeline/markdown/walk.ts';
import { fetchSite } from '#tests/support/sites/request-site.ts';

const request = (path: string) => fetchSite('real', path);

async function openDocument(path: string): Promise<Root> {
  const response = await request(path);
  expect(response.status, path).toBe(200);
  return raw({ type: 'root', children: [{ type: 'raw', value: await response.text() }] } as never) as Root;
}

/** The elements below a node that pass the test, in document order. */
function findAll(tree: Nodes, isWanted: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  walkElements<Element>(tree, (element) => {
    if (isWanted(element)) found.push(element);
  });
  return found;
}

/** The first element that passes the test; a test fails where there is none. */
function find(tree: Nodes, isWanted: (element: Element) => boolean): Element {
  const [first] = findAll(tree, isWanted);
  if (!first) throw new Error('The document has no such element.');
  return first;
}

const hasTag = (name: string) => (element: Element) => element.tagName === name;
const hasClass = (name: string) => (element: Element) =>
  [element.properties.className].flat().some((each) => each === name);
const isLabelled = (label: string) => (element: Element) => element.properties.ariaLabel === label;

const childrenOf = (element: Element) => element.children.filter((child) => child.type === 'element');
const wordsOf = (node: Nodes) => textOf(node).replaceAll(/\s+/g, ' ').trim();
const hrefOf = (link: Element) => String(link.properties.href);
const linksIn = (tree: Nodes) => findAll(tree, hasTag('a'));
const linkNamed = (tree: Nodes, name: string) =>
  find(tree, (element) => element.tagName === 'a' && wordsOf(element) === name);

/** The paths of all documents below a section of the content folder. The pages of tags list posts and are none. */
function pagesBelow(section: string): string[] {
  const content = join(import.meta.dirname, '../../content');
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !/(^|\/)README\.md$/.test(file))
    .map((file) => pathFromFile(file.replaceAll('\\', '/')))
    .filter((path) => path.startsWith(`${section}/`) && !path.startsWith('/blog/tags/'));
}

/** Only the pages directly below a section; a guide has its steps below it. */
const pagesIn = (section: string) => pagesBelow(section).filter((path) => path.split('/').length === 3);

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

test('the home page counts the pages of every area, and links to each and to the first lesson', async () => {
  const main = find(await openDocument('/'), hasTag('main'));
  const counts = findAll(main, hasClass('wall-counts')).map((element) =>
    wordsOf(element).replace(/, \d levels$/, ''),
  );
  expect(counts).toEqual([
    `${counted(pagesIn('/cs').length, 'subject')}, ${counted(pagesBelow('/cs').length + 1, 'page')}`,
    counted(pagesBelow('/quests').length, 'quest'),
    counted(pagesBelow('/projects').length, 'project'),
    counted(pagesIn('/build-own').length, 'guide'),
    counted(pagesBelow('/blog').length, 'post'),
  ]);
  const areas = findAll(main, hasClass('wall-head')).map((block) => find(block, hasTag('h3')));
  expect(areas.flatMap(linksIn).map((link) => [wordsOf(link), hrefOf(link)])).toEqual([
    ['CS Subjects', '/cs'],
    ['Quests', '/quests'],
    ['Projects', '/projects'],
    ['Build Own', '/build-own'],
    ['Blog', '/blog'],
  ]);
  expect(hrefOf(linkNamed(main, 'Browse the subjects'))).toBe('/cs');
  const start = hrefOf(linkNamed(main, 'Start with lesson 1'));
  expect(start).toBe('/cs/html/getting-started/what-is-html');
  await openDocument(start);
});

test('a post has the same reading time on the home page, in the list and on its own page', async () => {
  const latest = find(await openDocument('/'), hasClass('latest-posts'));
  const [, minutes] = /^(\d+) min$/.exec(wordsOf(find(latest, hasClass('post-end')))) ?? [];
  expect(hrefOf(linkNamed(latest, 'All posts'))).toBe('/blog');
  const list = find(await openDocument('/blog'), isLabelled('Pages in Blog'));
  const row = find(list, hasTag('li'));
  expect(wordsOf(row)).toMatch(new RegExp(`(?<!\\d)${minutes} min$`));
  const post = await openDocument(hrefOf(find(row, hasTag('a'))));
  const facts = find(post, ({ properties }) => String(properties.dataIsland).startsWith('PageMeta_'));
  expect(wordsOf(facts)).toContain(`${minutes} min`);
});

test('a post names its author, dates and reading time in one line, and describes its picture', async () => {
  const post = await openDocument('/blog/first-rule-of-aria');
  const line = find(find(post, hasClass('byline')), hasTag('p'));
  expect(childrenOf(line).map(wordsOf)).toEqual([
    'Plinth editors',
    '12 November 2026',
    'Checked 19 November 2026',
    '7 minutes',
  ]);
  const [figure] = findAll(post, hasTag('figure')).filter((each) =>
    findAll(each, hasTag('figcaption')).some((caption) =>
      /^The blocks from left to right:/.test(wordsOf(caption)),
    ),
  );
  expect(figure && find(figure, hasTag('img')).properties.alt).toMatch(/^Five rows of blocks/);
});

test('a post links to its tags, a tag to its posts, and the blog to all tags', async () => {
  const post = await openDocument('/blog/first-rule-of-aria');
  const tags = linksIn(find(find(post, hasClass('byline')), isLabelled('Tags')));
  expect(tags.map(wordsOf)).toEqual(['Accessibility', 'Browsers']);
  expect(tags.map(hrefOf)[1]).toBe('/blog/tags/browsers');

  const tagged = await openDocument('/blog/tags/browsers');
  const posts = find(tagged, isLabelled('Pages in Posts about browsers'));
  expect(findAll(posts, hasTag('h2')).map(wordsOf)).toEqual([
    'HTML has grown by attributes since 2020',
    'Most wrong answers are valid HTML',
    'The first rule of ARIA, with receipts',
    'Baseline in plain words',
  ]);
  expect(hrefOf(linkNamed(find(tagged, isLabelled('Breadcrumb')), 'Blog'))).toBe('/blog');

  const all = linksIn(find(await openDocument('/blog'), isLabelled('Posts by tag')));
  expect(all.map(wordsOf)).toEqual(['Accessibility 3', 'Browsers 4', 'HTML 5']);
  expect((await request('/blog/tags/juggling')).status).toBe(404);
  expect(await (await request('/sitemap.xml')).text()).toContain('/blog/tags/browsers</loc>');
});

test('every page in a list has a decorative picture of 320 by 180 pixels, with its size in the document', async () => {
  const counts = {
    '/quests': pagesBelow('/quests').length,
    '/projects': pagesBelow('/projects').length,
    '/build-own': pagesIn('/build-own').length,
    '/blog': pagesBelow('/blog').length,
  };
  for (const [path, count] of Object.entries(counts)) {
    const pictures = findAll(await openDocument(path), hasClass('entry-picture'));
    expect(pictures, path).toHaveLength(count);
    for (const { tagName, properties } of pictures) {
      const { width, height, alt, src } = properties;
      expect([path, tagName, Number(width), Number(height), alt]).toEqual([path, 'img', 320, 180, '']);
      const response = await request(String(src));
      expect(response.status, String(src)).toBe(200);
      const size = await sharp(await response.arrayBuffer()).metadata();
      expect([src, size.width, size.height]).toEqual([src, 320, 180]);
    }
  }
});

test('the blog links to its feeds', async () => {
  const note = find(await openDocument('/blog'), hasClass('feed-note'));
  expect(wordsOf(note)).toBe('New posts as RSS, Atom or JSON');
  const responses = await Promise.all(linksIn(note).map((link) => request(hrefOf(link))));
  expect(
    responses.map(({ status, headers }) => [status, headers.get('content-type')?.split(';')[0]]),
  ).toEqual([
    [200, 'application/xml'],
    [200, 'application/xml'],
    [200, 'application/json'],
  ]);
});

test.each([
  ['/projects/recipe-book', 'about 5 hours'],
  ['/projects/one-page-about-you', 'about 3 hours'],
])('the project %s says how long the work takes, not the reading', async (path, time) => {
  const facts = find(await openDocument(path), hasClass('page-facts'));
  const second = childrenOf(facts)[1];
  expect(second && wordsOf(second)).toBe(time);
});
