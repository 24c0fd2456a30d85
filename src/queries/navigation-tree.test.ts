import { expect, test } from 'vitest';
import { pathFromFile } from '#lib/address/content-path.ts';
import type { NavigationItem } from '#schema/navigation.ts';
import { buildNavigation, type NavigationSource } from './navigation-tree.ts';

function page(stem: string, fields: Partial<NavigationSource> = {}): NavigationSource {
  const path = pathFromFile(`${stem}.md`);
  return {
    navigation: true,
    stem,
    path,
    title: `T ${path}`,
    icon: null,
    description: '',
    showChildren: false,
    ...fields,
  };
}

/** The tree as lines of `path`, two spaces deeper per level, `-` in front of folders without a page. */
function outline(items: readonly NavigationItem[], depth = 0): string[] {
  return items.flatMap((item) => [
    `${'  '.repeat(depth)}${item.page === false ? '-' : ''}${item.path}`,
    ...outline(item.children ?? [], depth + 1),
  ]);
}

function find(items: readonly NavigationItem[], path: string): NavigationItem | undefined {
  for (const item of items) {
    const found = item.path === path ? item : find(item.children ?? [], path);
    if (found) return found;
  }
  return undefined;
}

const sample = [
  '1.cs/1.html/1.getting-started/1.intro',
  '1.cs/1.html/2.elements/index',
  '1.cs/1.html/2.elements/a',
  '1.cs/1.html/index',
  '1.cs/index',
  '2.quests/first-quest',
];

const sampleOutline = [
  '/cs',
  '  /cs',
  '  /cs/html',
  '    /cs/html',
  '    -/cs/html/getting-started',
  '      /cs/html/getting-started/intro',
  '    /cs/html/elements',
  '      /cs/html/elements',
  '      /cs/html/elements/a',
  '-/quests',
  '  /quests/first-quest',
];

test('the sample of the specification', () => {
  const tree = buildNavigation(sample.map((stem) => page(stem)));
  expect(outline(tree)).toEqual(sampleOutline);
  expect(find(tree, '/quests')?.title).toBe('Quests');
  expect(find(tree, '/cs/html/getting-started')?.title).toBe('Getting Started');
});

test('the order of the rows makes no difference', () => {
  expect(outline(buildNavigation(sample.toReversed().map((stem) => page(stem))))).toEqual(sampleOutline);
});

test('with a given order siblings follow the rows, and an index is still the first child', () => {
  const rows = ['a/one', '3.c', 'a/index', 'a/two', '1.b'].map((stem) => page(stem));
  expect(outline(buildNavigation(rows, new Map(), [], 'given'))).toEqual([
    '/a',
    '  /a',
    '  /a/one',
    '  /a/two',
    '/c',
    '/b',
  ]);
});

test('an empty input gives an empty tree', () => {
  expect(buildNavigation([])).toEqual([]);
});

test('2 comes before 10, in every segment', () => {
  expect(outline(buildNavigation([page('10.a'), page('2.b')]))).toEqual(['/b', '/a']);
  expect(outline(buildNavigation([page('1.x-y/10.a'), page('1.x-y/9.b'), page('1.x-y/1.c')]))).toEqual([
    '-/x-y',
    '  /x-y/c',
    '  /x-y/b',
    '  /x-y/a',
  ]);
});

test('a leaf has its title, path and stem, no children key and no page key', () => {
  expect(buildNavigation([page('1.a')])).toEqual([{ title: 'T /a', path: '/a', stem: '1.a' }]);
  const [leaf] = buildNavigation([page('1.a')]);
  expect(Object.keys(leaf ?? {})).toEqual(['title', 'path', 'stem']);
});

test('a folder without a page gets a node with a generated title and page: false', () => {
  expect(buildNavigation([page('1.cs/3.getting-started/1.intro')])).toEqual([
    {
      title: 'Cs',
      path: '/cs',
      stem: '1.cs',
      page: false,
      children: [
        {
          title: 'Getting Started',
          path: '/cs/getting-started',
          stem: '1.cs/3.getting-started',
          page: false,
          children: [
            {
              title: 'T /cs/getting-started/intro',
              path: '/cs/getting-started/intro',
              stem: '1.cs/3.getting-started/1.intro',
            },
          ],
        },
      ],
    },
  ]);
});

test('an index gives its folder its words and is its first child', () => {
  const index = page('1.cs/index', { title: 'CS', icon: 'i-lucide-cpu', description: 'All of it.' });
  const words = { title: 'CS', icon: 'i-lucide-cpu', description: 'All of it.', path: '/cs' };
  expect(buildNavigation([page('1.cs/0.first'), index])).toEqual([
    {
      ...words,
      stem: '1.cs',
      children: [
        { ...words, stem: '1.cs/index' },
        { title: 'T /cs/first', path: '/cs/first', stem: '1.cs/0.first' },
      ],
    },
  ]);
});

test('an index with nothing beside it is the first child all the same', () => {
  expect(outline(buildNavigation([page('1.cs/index')]))).toEqual(['/cs', '  /cs']);
});

test('a folder met before its own page takes the title of the page', () => {
  // The page of the first folder is in a second one with the same address.
  const tree = buildNavigation([page('1.cs/a'), page('2.cs/index', { title: 'CS' })]);
  expect(tree).toEqual([
    {
      title: 'CS',
      path: '/cs',
      stem: '2.cs',
      children: [
        { title: 'CS', path: '/cs', stem: '2.cs/index' },
        { title: 'T /cs/a', path: '/cs/a', stem: '1.cs/a' },
      ],
    },
  ]);
});

test('the root index is one entry without children', () => {
  expect(buildNavigation([page('index', { title: 'Home' }), page('1.a')])).toEqual([
    { title: 'Home', path: '/', stem: 'index' },
    { title: 'T /a', path: '/a', stem: '1.a' },
  ]);
});

test('a page with navigation: false is left out, its siblings stay', () => {
  const rows = sample.map((stem) => page(stem, stem.endsWith('/a') ? { navigation: false } : {}));
  expect(outline(buildNavigation(rows))).toEqual(sampleOutline.filter((line) => !line.endsWith('/a')));
});

test('hiding an index hides only it: the pages below stay, under a generated node', () => {
  const rows = [page('1.cs/index', { title: 'CS', navigation: false }), page('1.cs/a')];
  expect(buildNavigation(rows)).toEqual([
    {
      title: 'Cs',
      path: '/cs',
      stem: '1.cs',
      page: false,
      children: [{ title: 'T /cs/a', path: '/cs/a', stem: '1.cs/a' }],
    },
  ]);
});

test('a missing navigation value counts as visible', () => {
  expect(outline(buildNavigation([page('a', { navigation: null as never })]))).toEqual(['/a']);
  expect(outline(buildNavigation([page('b', { navigation: undefined as never })]))).toEqual(['/b']);
});

test('navigation overrides title, icon and description in the tree, and adds its other keys', () => {
  const fields: Partial<NavigationSource> = { title: 'Long title', icon: 'i-lucide-a', description: 'Long.' };
  const navigation = { title: 'Short', icon: 'i-lucide-b', description: 'Short.', group: 'Basics', order: 3 };
  const row = page('a', { ...fields, navigation });
  expect(buildNavigation([row])).toEqual([{ ...navigation, path: '/a', stem: 'a' }]);
  expect(row.title).toBe('Long title');
  expect(buildNavigation([page('a', { ...fields, navigation: { icon: 'i-lucide-b' } })])).toEqual([
    { title: 'Long title', icon: 'i-lucide-b', description: 'Long.', path: '/a', stem: 'a' },
  ]);
});

test('showChildren is there only as true', () => {
  const tree = buildNavigation([page('a', { showChildren: true }), page('b')]);
  expect(tree[0]?.showChildren).toBe(true);
  expect('showChildren' in (tree[1] ?? {})).toBe(false);
  const [section] = buildNavigation([page('c/index', { showChildren: true }), page('c/d')]);
  expect(section?.showChildren).toBe(true);
});

test('showChildren does not take anything out of the tree', () => {
  const rows = (showChildren: boolean) => [page('c/index', { showChildren }), page('c/d')];
  expect(outline(buildNavigation(rows(false)))).toEqual(outline(buildNavigation(rows(true))));
});

test('a .navigation file names a folder that has no page', () => {
  const settings = new Map([['1.cs', { title: 'Computing', icon: 'i-lucide-cpu', group: 'x' }]]);
  expect(buildNavigation([page('1.cs/a')], settings)).toEqual([
    {
      title: 'Computing',
      icon: 'i-lucide-cpu',
      group: 'x',
      path: '/cs',
      stem: '1.cs',
      page: false,
      children: [{ title: 'T /cs/a', path: '/cs/a', stem: '1.cs/a' }],
    },
  ]);
});

test('a .navigation file names a folder that has an index; the index page keeps its own words', () => {
  const settings = new Map([['1.cs', { title: 'Computing', navigation: true }]]);
  expect(buildNavigation([page('1.cs/index', { title: 'CS' })], settings)).toEqual([
    {
      title: 'Computing',
      path: '/cs',
      stem: '1.cs',
      children: [{ title: 'CS', path: '/cs', stem: '1.cs/index' }],
    },
  ]);
});

test('a .navigation file with navigation: false removes the whole folder', () => {
  const settings = new Map([['1.cs/1.html', { title: 'HTML', navigation: false }]]);
  expect(
    outline(
      buildNavigation(
        sample.map((stem) => page(stem)),
        settings,
      ),
    ),
  ).toEqual(['/cs', '  /cs', '-/quests', '  /quests/first-quest']);
});

test('removing a folder leaves a document of the same name', () => {
  const settings = new Map([['guide', { navigation: false }]]);
  expect(outline(buildNavigation([page('guide'), page('guide/a'), page('guide-two/b')], settings))).toEqual([
    '/guide',
    '-/guide-two',
    '  /guide-two/b',
  ]);
});

test('a document and a folder of the same name are one node', () => {
  const node = (stem: string) => ({
    title: 'T /guide',
    path: '/guide',
    stem,
    children: [{ title: 'T /guide/a', path: '/guide/a', stem: `${stem}/a` }],
  });
  expect(buildNavigation([page('guide'), page('guide/a')])).toEqual([node('guide')]);
  const folderFirst = buildNavigation([page('1.guide/a'), page('2.guide')]);
  expect(outline(folderFirst)).toEqual(['/guide', '  /guide/a']);
  expect(folderFirst[0]).toMatchObject({ title: 'T /guide', stem: '2.guide' });
  expect('page' in (folderFirst[0] ?? {})).toBe(false);
});

test('a page with a path of its own stands where the path says', () => {
  const settings = new Map([['1.cs', { title: 'Computing' }]]);
  const rows = [page('1.cs/a'), page('1.cs/b', { path: '/tools/b' }), page('1.cs/c', { path: '/c' })];
  expect(buildNavigation(rows, settings)).toEqual([
    {
      title: 'Computing',
      path: '/cs',
      stem: '1.cs',
      page: false,
      children: [{ title: 'T /cs/a', path: '/cs/a', stem: '1.cs/a' }],
    },
    {
      title: 'Tools',
      path: '/tools',
      stem: 'tools',
      page: false,
      children: [{ title: 'T /cs/b', path: '/tools/b', stem: '1.cs/b' }],
    },
    { title: 'T /cs/c', path: '/c', stem: '1.cs/c' },
  ]);
});

test('a document deeper in its address than in its folder gets all the nodes above it', () => {
  expect(outline(buildNavigation([page('a', { path: '/x/y/z' })]))).toEqual(['-/x', '  -/x/y', '    /x/y/z']);
});

test('extra fields are copied onto pages, null where a page has none', () => {
  const rows = [page('1.cs/a', { difficulty: 'beginner', date: null }), page('1.cs/b')];
  const [folder] = buildNavigation(rows, new Map(), ['difficulty', 'date']);
  expect(folder?.children).toEqual([
    { title: 'T /cs/a', path: '/cs/a', stem: '1.cs/a', difficulty: 'beginner', date: null },
    { title: 'T /cs/b', path: '/cs/b', stem: '1.cs/b', difficulty: null, date: null },
  ]);
  expect('difficulty' in (folder ?? {})).toBe(false);
});

test('the pages that come in are not changed', () => {
  const rows = sample.map((stem) => Object.freeze(page(stem)));
  buildNavigation(Object.freeze(rows));
  expect(rows.map((row) => row.stem)).toEqual(sample);
});
