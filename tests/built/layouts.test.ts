// The documents of the nine layouts: their landmarks, titles and links, and the header and footer around every page.
import { beforeAll, describe, expect, test } from 'vitest';
import {
  attributeOf,
  findElements,
  hrefsOf,
  labelOf,
  parseHtml,
  wordsOf,
} from '#tests/support/find-elements.ts';
import { layoutPages } from '#tests/support/layout-pages.ts';
import { fetchSite } from '#tests/support/sites/request-site.ts';

const fetchPage = async (path: string) => (await fetchSite('real', path)).text();

type Tree = ReturnType<typeof parseHtml>;

function findNavigation(tree: Tree, name: string) {
  const found = findElements(tree, 'nav', (nav) => labelOf(tree, nav) === name);
  expect(found, name).toHaveLength(1);
  return found[0] ?? tree;
}

/** The index of a section, then the pages that it lists. */
async function listedPages(path: string): Promise<string[]> {
  const index = path.slice(0, path.lastIndexOf('/'));
  const tree = parseHtml(await fetchPage(index));
  const [list] = findElements(tree, 'section', (section) =>
    (labelOf(tree, section) ?? '').startsWith('Pages in '),
  );
  return [index, ...(list ? hrefsOf(list) : [])];
}

describe.each(layoutPages)('the layout $layout', (layoutPage) => {
  const { layout, path, heading, title, crumbs, sidebar, hasContents, hasNeighbours } = layoutPage;
  let html: string;
  let tree: Tree;
  beforeAll(async () => {
    html = await fetchPage(path);
    tree = parseHtml(html);
  });

  test('is named in the document, with one title and one heading', () => {
    expect(html.match(/<body data-layout="([^"]*)">/)?.[1]).toBe(layout);
    expect(html.match(/<html[^>]*>/)?.[0]).toBe('<html lang="en" dir="ltr">');
    expect(html.match(/<title>/g)).toEqual(['<title>']);
    const [head] = findElements(tree, 'head');
    expect(findElements(head ?? tree, 'title').map(wordsOf)).toEqual([title]);
    expect(findElements(tree, 'h1').map(wordsOf)).toEqual([heading]);
  });

  test('has each navigation landmark once', () => {
    const expected = ['Main', 'Breadcrumb', 'Footer'];
    if (hasNeighbours !== false) expected.push('Previous and next page');
    if (sidebar) expected.push(sidebar);
    if (hasContents) expected.push('On this page');
    const names = findElements(tree, 'nav').map((nav) => labelOf(tree, nav) ?? 'no name');
    expect(names.toSorted()).toEqual(expected.toSorted());
    expect(findElements(tree, 'main')).toHaveLength(1);
  });

  test('links to the pages above it, beside it, and to its own sections', async () => {
    const up = findNavigation(tree, 'Breadcrumb');
    expect(findElements(up, 'a').map(wordsOf)).toEqual(crumbs);
    const segments = path.split('/').slice(1, -1);
    expect(hrefsOf(up)).toEqual(segments.map((_, at) => `/${segments.slice(0, at + 1).join('/')}`));

    if (sidebar) {
      const current = findElements(findNavigation(tree, sidebar), '*', ({ properties }) =>
        Boolean(properties.ariaCurrent),
      );
      expect(current.map((link) => [attributeOf(link, 'ariaCurrent'), attributeOf(link, 'href')])).toEqual([
        ['page', path],
      ]);
    }
    if (hasNeighbours !== false) {
      const list = sidebar ? hrefsOf(findNavigation(tree, sidebar)) : await listedPages(path);
      const here = list.indexOf(path);
      expect(here).toBeGreaterThanOrEqual(0);
      const neighbours = findElements(findNavigation(tree, 'Previous and next page'), 'a');
      const targetOf = (word: string) =>
        neighbours.filter((link) => wordsOf(link).startsWith(word)).map((link) => attributeOf(link, 'href'));
      expect(targetOf('Previous')).toEqual(list.slice(Math.max(0, here - 1), here));
      expect(targetOf('Next')).toEqual(list.slice(here + 1, here + 2));
      expect(neighbours.length).toBeGreaterThan(0);
    }
    if (hasContents) {
      const contents = findNavigation(tree, 'On this page');
      const targets = hrefsOf(contents).map((href) => decodeURIComponent(href.slice(1)));
      const [main] = findElements(tree, 'main');
      const headings = new Map(
        findElements(main ?? tree, 'h2 h3').map((element) => [attributeOf(element, 'id'), wordsOf(element)]),
      );
      expect(targets.length).toBeGreaterThan(1);
      expect(targets.map((id) => headings.get(id))).toEqual(findElements(contents, 'a').map(wordsOf));
    }
  });
});

/** The mark of the site is drawn from data in the document, without its own name: the link around it has one. */
async function markData(): Promise<string> {
  const file = await fetchSite('real', '/mark-light.svg');
  expect(file.headers.get('content-type')).toContain('image/svg+xml');
  return (await file.text()).trim().replace(/ (?:role|aria-label)="[^"]*"/g, '');
}

test.each(['/', '/cs/html', '/nope'])('the header and the footer of %s', async (path) => {
  const tree = parseHtml(await fetchPage(path));
  const [banner] = findElements(tree, 'header');
  const [home] = findElements(banner ?? tree, 'a', (link) => attributeOf(link, 'ariaLabel') === 'Plinth');
  expect(attributeOf(home, 'href')).toBe('/');
  const marks = findElements(home ?? tree, 'img');
  expect(new Set(marks.map((mark) => attributeOf(mark, 'alt')))).toEqual(
    new Set(['A letter P standing on a block']),
  );
  const data = 'data:image/svg+xml,';
  const source = attributeOf(marks[0], 'src') ?? '';
  expect(source.slice(0, data.length)).toBe(data);
  expect(decodeURIComponent(source.slice(data.length))).toBe(await markData());

  const [footer] = findElements(tree, 'footer', ({ properties }) =>
    String(properties.className).includes('site-footer'),
  );
  const links = findElements(footer ?? tree, 'a');
  expect(links).toHaveLength(5);
  expect(links.map((link) => labelOf(tree, link) ?? wordsOf(link))).toEqual([
    'Plinth Institute of Computing',
    'Quests',
    'Projects',
    'Build Own',
    'YouTube',
  ]);
  expect(attributeOf(links[0], 'href')).toBe('/');
  expect(hrefsOf(findNavigation(tree, 'Footer'))).toEqual(['/quests', '/projects', '/build-own']);
  const [social] = links.slice(-1);
  expect(attributeOf(social, 'target')).toBe('_blank');
  expect(attributeOf(social, 'rel')).toBe('noopener noreferrer');
  expect(findElements(social ?? tree, 'svg').map((icon) => attributeOf(icon, 'ariaHidden'))).toEqual([
    'true',
  ]);
});

test('header and footer mark the page that they link to, and only that one', async () => {
  const currentIn = async (path: string, name: string) => {
    const navigation = findNavigation(parseHtml(await fetchPage(path)), name);
    return findElements(navigation, '*', ({ properties }) => properties.ariaCurrent === 'page').map(wordsOf);
  };
  expect(await currentIn('/projects', 'Footer')).toEqual(['Projects']);
  expect(await currentIn('/blog', 'Footer')).toEqual([]);
  expect(await currentIn('/blog', 'Main')).toEqual(['Blog']);
  expect(await currentIn('/blog/first-rule-of-aria', 'Main')).toEqual([]);
});
