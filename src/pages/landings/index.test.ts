import { describe, expect, test } from 'vitest';
import { pathFromFile } from '#lib/address/content-path.ts';
import type { ContentQueries } from '#queries/index.ts';
import { buildNavigation, type NavigationSource } from '#queries/navigation-tree.ts';
import type { Landing } from '#schema/page/listings.ts';
import type { Settings } from '#schema/settings.ts';
import { loadSiteData, type SiteData } from '../site-data.ts';
import { tagsOf } from '../tags.ts';
import { landingOf } from './index.ts';

type Pages = Readonly<Record<string, Partial<NavigationSource>>>;

/** A site with these documents, by their stem. */
function siteOf(pages: Pages): Promise<SiteData> {
  const rows = Object.entries(pages).map(([stem, fields]) => {
    const path = pathFromFile(`${stem}.md`);
    const title = path.split('/').at(-1) || 'Home';
    return {
      navigation: true,
      stem,
      path,
      title,
      icon: null,
      description: '',
      showChildren: false,
      meta: {},
      ...fields,
    };
  });
  const tree = buildNavigation(rows, new Map(), ['difficulty', 'date', 'authors', 'meta']);
  const queries = {
    listNavigation: () => Promise.resolve(tree),
    listDirectories: () => new Map(),
    listPaths: () => Promise.resolve(rows.map(({ path }) => path)),
  } as Partial<ContentQueries>;
  return loadSiteData({} as Settings, queries as ContentQueries);
}

async function landing<K extends Landing['kind']>(pages: Pages, path: string, kind: K) {
  const found = landingOf(await siteOf(pages), path);
  expect(found?.kind).toBe(kind);
  return found as Extract<Landing, { kind: K }>;
}

const whole: Pages = {
  index: {
    meta: {
      promises: ['No account', 7],
      principles: [
        { title: 'One', text: 'First.', link: { label: 'More', to: '/more' } },
        { title: 'Two', text: 'Second.', link: { to: '/nowhere' } },
        { title: 'Three' },
      ],
    },
  },
  '1.cs/index': { title: 'Subjects' },
  '1.cs/1.html/index': { title: 'HTML', meta: { popular: ['/cs/html/elements/b', '/nowhere', 3] } },
  '1.cs/1.html/1.getting-started/index': { title: 'Getting started' },
  '1.cs/1.html/1.getting-started/01.first': { difficulty: 'beginner', meta: { minutes: 25 } },
  '1.cs/1.html/1.getting-started/02.second': { difficulty: 'beginner', meta: { minutes: 30 } },
  '1.cs/1.html/2.elements/index': { title: 'Elements' },
  '1.cs/1.html/2.elements/b': { difficulty: 'advanced', icon: 'i-lucide-bold' },
  '1.cs/1.html/2.elements/a': {},
  '1.cs/1.html/2.elements/zone/abbr': {},
  '1.cs/1.html/2.elements/secret': { navigation: false },
  '2.quests/index': { title: 'Quests', description: 'Mend a page.' },
  '2.quests/1.one': {
    title: 'One',
    difficulty: 'beginner',
    meta: { skill: 'document skeleton', minutes: 15 },
  },
  '2.quests/2.two': {
    title: 'Two',
    difficulty: 'expert',
    meta: { skill: 'headings', minutes: 20, quest: { address: '', files: [], checks: [{}, {}, {}] } },
  },
  '2.quests/3.three': { title: 'Three', difficulty: 'beginner', meta: { skill: 'headings' } },
  '2.quests/4.four': { title: 'Four' },
  '3.projects/index': { title: 'Projects' },
  '3.projects/1.book': { title: 'Book', difficulty: 'beginner', meta: { milestones: 1, minutes: 600 } },
  '4.build-own/index': { title: 'Build Own' },
  '4.build-own/1.lisp': { title: 'Lisp', difficulty: 'advanced', meta: { steps: 12, minutes: 360 } },
  '5.blog/index': { title: 'Blog' },
  '5.blog/old': { title: 'Old', date: '2025-10-29', authors: [{ name: 'Bao' }], meta: { words: 1000 } },
  '5.blog/new': {
    title: 'New',
    date: '2026-11-12',
    authors: [{ name: 'Bao' }, { name: 'Amara Ode' }],
    meta: { words: 20 },
  },
};

/** The site without the documents whose stem starts like this. */
function without(start: string): Pages {
  return Object.fromEntries(Object.entries(whole).filter(([stem]) => !stem.startsWith(start)));
}

describe('the home page', () => {
  test('counts what is in each area and shows the first three of it', async () => {
    const { areas, start } = await landing(whole, '/', 'home');
    expect(start).toBe('/cs/html/getting-started/first');
    expect(areas.map(({ title, path, counts, more }) => [title, path, counts, more])).toEqual([
      ['Subjects', '/cs', '1 subject, 9 pages', 'All subjects'],
      ['Quests', '/quests', '4 quests, 2 levels', 'All quests'],
      ['Projects', '/projects', '1 project', 'All projects'],
      ['Build Own', '/build-own', '1 guide', 'All guides'],
      ['Blog', '/blog', '2 posts', 'All posts'],
    ]);
    expect(areas.map(({ entries }) => entries.map(({ title }) => title))).toEqual([
      ['HTML', 'Getting started', 'Elements'],
      ['One', 'Two', 'Three'],
      ['Book'],
      ['Lisp'],
      ['New', 'Old'],
    ]);
  });

  test('begins with the first lesson, the first quest and the first project', async () => {
    const { beginnings } = await landing(whole, '/', 'home');
    expect(beginnings).toEqual([
      {
        section: '/cs/html/getting-started',
        label: 'Lesson 1',
        title: 'first',
        path: '/cs/html/getting-started/first',
        time: '25 min',
        counts: '2 lessons',
        total: 2,
      },
      {
        section: '/quests',
        label: 'Quest 1',
        title: 'One',
        path: '/quests/one',
        time: '15 min',
        counts: '4 quests',
        total: 4,
      },
      {
        section: '/projects',
        label: 'Project 1',
        title: 'Book',
        path: '/projects/book',
        time: 'about 10 hours',
        counts: '1 project',
        total: 1,
      },
    ]);
    const { beginnings: fewer } = await landing(without('1.cs/1.html/1.getting-started/'), '/', 'home');
    expect(fewer.map(({ label }) => label)).toEqual(['Quest 1', 'Project 1']);
  });

  test('says of an entry its level or what it asks for', async () => {
    const { areas } = await landing(whole, '/', 'home');
    const ends = areas.map(({ entries }) => entries.map(({ difficulty, effort }) => difficulty ?? effort));
    expect(ends).toEqual([
      ['8 pages', '2 lessons', '3 elements'],
      ['beginner', 'expert', 'beginner'],
      ['1 milestone'],
      ['12 steps'],
      ['1 min', '5 min'],
    ]);
  });

  test('takes promises and principles from the front matter, and nothing in another form', async () => {
    const { promises, principles } = await landing(whole, '/', 'home');
    expect(promises).toEqual(['No account']);
    expect(principles).toEqual([
      { title: 'One', text: 'First.', link: { label: 'More', to: '/more' } },
      { title: 'Two', text: 'Second.' },
    ]);
  });

  test.each(['index', '1.cs/index', '2.quests', '3.projects/index', '5.blog/index'])(
    'is an ordinary page where there is no %s',
    async (stem) => {
      expect(landingOf(await siteOf(without(stem)), '/')).toBeNull();
    },
  );

  test('is an ordinary page where its document chose a layout', async () => {
    expect(landingOf(await siteOf({ ...whole, index: { meta: { layout: 'blog' } } }), '/')).toBeNull();
  });
});

test('a subject has its size and its lowest and highest level', async () => {
  const pages: Pages = { ...whole, '1.cs/2.logic/1.and': {}, '1.cs/3.sets/index': { difficulty: 'expert' } };
  const { subjects } = await landing(pages, '/cs', 'subjects');
  expect(subjects.map(({ path, counts, levels }) => [path, counts, levels])).toEqual([
    ['/cs/html', '8 pages', ['beginner', 'advanced']],
    ['/cs/logic/and', '1 page', []],
    ['/cs/sets', '1 page', ['expert']],
  ]);
});

describe('the page of a subject', () => {
  test('has its parts, its course, its names from A to Z and what is often looked up', async () => {
    const { parts, course, elements, popular } = await landing(whole, '/cs/html', 'subject');
    expect(parts.map(({ title, counts }) => [title, counts])).toEqual([
      ['Getting started', '2 lessons, about 1 hour'],
      ['Elements', '3 elements'],
    ]);
    expect(course?.path).toBe('/cs/html/getting-started/first');
    expect(course?.lessons.map(({ title, effort }) => [title, effort])).toEqual([
      ['first', '25 min'],
      ['second', '30 min'],
    ]);
    expect(elements?.counts).toBe('3 elements');
    expect(elements?.letters.map(({ letter, names }) => [letter, names.map(({ title }) => title)])).toEqual([
      ['A', ['a', 'abbr']],
      ['B', ['b']],
    ]);
    expect(popular).toEqual([
      { title: 'b', path: '/cs/html/elements/b', icon: 'i-lucide-bold', part: 'Elements' },
    ]);
  });

  test('goes without what is not there; a folder without a page leads to its first one', async () => {
    const pages: Pages = { '1.cs/1.html/index': {}, '1.cs/1.html/2.history/1.web': {} };
    expect(await landing(pages, '/cs/html', 'subject')).toEqual({
      kind: 'subject',
      beginnings: [],
      parts: [
        { title: 'History', path: '/cs/html/history/web', description: '', icon: null, counts: '1 page' },
      ],
      course: null,
      elements: null,
      popular: [],
    });
  });
});

describe('the list of an area', () => {
  test('offers only questions with several answers, levels in their order', async () => {
    const { filters, counts } = await landing(whole, '/quests', 'index');
    expect(counts).toBe('4 quests');
    expect(filters.map(({ name, options }) => [name, options.map(({ value }) => value)])).toEqual([
      ['progress', ['open', 'started', 'done']],
      ['difficulty', ['beginner', 'expert']],
      ['skill', ['document-skeleton', 'headings']],
    ]);
    expect(filters[2]?.options[0]).toEqual({ value: 'document-skeleton', label: 'Document skeleton' });
    expect((await landing(whole, '/projects', 'index')).filters).toEqual([]);
  });

  test('gives every entry the values it is found by', async () => {
    const { entries } = await landing(whole, '/quests', 'index');
    expect(entries.map(({ facets }) => facets)).toEqual([
      { progress: ['open'], difficulty: ['beginner'], skill: ['document-skeleton'] },
      { progress: ['open'], difficulty: ['expert'], skill: ['headings'] },
      { progress: ['open'], difficulty: ['beginner'], skill: ['headings'] },
      { progress: ['open'], difficulty: [], skill: [] },
    ]);
  });

  test('is a path where its section wants one: levels from low to high, with what there is of each', async () => {
    const { style, levels, entries } = await landing(whole, '/quests', 'index');
    expect(style).toBe('path');
    expect(levels).toEqual([
      { name: 'beginner', counts: '2 quests' },
      { name: 'expert', counts: '1 quest' },
      { name: '', counts: '1 quest' },
    ]);
    expect(entries.map(({ number, title, time, checks }) => [number, title, time, checks])).toEqual([
      [1, 'One', '15 min', null],
      [2, 'Two', '20 min', 3],
      [3, 'Three', null, null],
      [4, 'Four', null, null],
    ]);
    expect((await landing(whole, '/projects', 'index')).levels).toEqual([]);
  });

  test('says which languages besides HTML an entry needs', async () => {
    const more = (languages: unknown) => ({ title: 'More', meta: { languages } });
    const pages = {
      ...whole,
      '2.quests/5.five': more(['JavaScript']),
      '2.quests/6.six': more(['CSS', 'JavaScript']),
      '2.quests/7.seven': more(['Rust']),
    };
    const { entries } = await landing(pages, '/quests', 'index');
    expect(entries.map(({ needs }) => needs)).toEqual([
      ...[undefined, undefined, undefined, undefined],
      ...['Needs JavaScript', 'Needs CSS and JavaScript', undefined],
    ]);
  });

  test('says beside what an entry asks for how long the work takes, and shows its picture', async () => {
    const picture = { src: '/_media/a.svg', alt: '', width: 320, height: 180 };
    const pages = { ...whole, '3.projects/2.map': { title: 'Map', meta: { picture } } };
    const { entries } = await landing(pages, '/projects', 'index');
    expect(entries.map((entry) => [entry.title, entry.time, entry.effort, entry.picture])).toEqual([
      ['Book', 'about 10 hours', '1 milestone', null],
      ['Map', null, null, picture],
    ]);
  });

  test('has posts by their day, found by author and year', async () => {
    const { style, entries, filters } = await landing(whole, '/blog', 'index');
    expect(style).toBe('rows');
    expect(entries.map(({ title, effort, authors, facets }) => [title, effort, authors, facets])).toEqual([
      ['New', '1 min', ['Bao', 'Amara Ode'], { author: ['bao', 'amara-ode'], year: ['2026'] }],
      ['Old', '5 min', ['Bao'], { author: ['bao'], year: ['2025'] }],
    ]);
    expect(filters.map(({ name, options }) => [name, options.map(({ label }) => label)])).toEqual([
      ['author', ['Amara Ode', 'Bao']],
      ['year', ['2026', '2025']],
    ]);
  });

  test('has the tags of its posts; a tag without a page has no place to lead to', async () => {
    const pages: Pages = {
      ...whole,
      '5.blog/old': { ...whole['5.blog/old'], meta: { tags: ['HTML', 'aria'] } },
      '5.blog/new': { ...whole['5.blog/new'], meta: { tags: ['html', 'browsers', 7] } },
      '5.blog/tags/html': { navigation: false },
      '5.blog/tags/aria': { navigation: false },
      '5.blog/tags/css': { navigation: false },
    };
    const { tags } = await landing(pages, '/blog', 'index');
    expect(tags).toEqual([
      { label: 'Aria', path: '/blog/tags/aria', count: 1 },
      { label: 'HTML', path: '/blog/tags/html', count: 2 },
    ]);
    const site = await siteOf(pages);
    expect(tagsOf(site, '/blog/new')).toEqual([
      { label: 'Html', path: '/blog/tags/html' },
      { label: 'Browsers', path: null },
    ]);
    const html = await landing(pages, '/blog/tags/html', 'index');
    expect([html.counts, html.entries.map(({ title }) => title)]).toEqual(['2 posts', ['New', 'Old']]);
    expect(landingOf(site, '/blog/tags/css')).toBeNull();
  });

  test('is an ordinary page while it is empty', async () => {
    expect(landingOf(await siteOf({ '2.quests/index': {} }), '/quests')).toBeNull();
  });
});

test('no other page is a landing', async () => {
  const site = await siteOf({ ...whole, '6.notes/index': {}, '6.notes/1.plain': {} });
  for (const path of ['/notes', '/notes/plain', '/cs/html/elements', '/quests/one', '/nowhere'])
    expect(landingOf(site, path)).toBeNull();
});
