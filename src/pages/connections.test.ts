import { expect, test } from 'vitest';
import type { NavigationItem } from '#schema/navigation.ts';
import { connectionsOf } from './connections.ts';
import type { SiteData } from './site-data.ts';

const page = (path: string, title: string, meta: Record<string, unknown> = {}): NavigationItem => ({
  title,
  path,
  stem: path.slice(1),
  meta,
});

const course = '/cs/html/getting-started';
const lessons = [
  page(`${course}/lists`, 'Lists', { covers: ['<ul>'] }),
  page(`${course}/tables`, 'Tables', { covers: ['<table>', '<th>'] }),
];
const guide = page('/cs/html/accessibility/tables', 'Accessible tables');
const elements = ['table', 'th', 'ul', 'a'].map((name) => page(`/cs/html/elements/${name}`, name));
const bus = page('/quests/bus', 'The bus timetable', {
  needs: ['tables', guide.path],
  covers: ['<th>', 'gone'],
});
const post = page('/blog/post', 'A post', { needs: ['tables'] });
const section = page(course, 'Course');
const all = [{ ...section, children: [section, ...lessons] }, ...lessons, guide, ...elements, bus, post];
const site = {
  nodeByPath: new Map(all.map((item) => [item.path, item])),
  orderBySection: new Map(),
} as unknown as SiteData;

test('a quest has the lessons and guides that it needs, lessons with their number', () => {
  expect(connectionsOf(site, bus.path)).toEqual([
    {
      title: 'Read first',
      pages: [
        { label: 'Lesson 2, Tables', path: `${course}/tables` },
        { label: 'Guide: Accessible tables', path: guide.path },
      ],
    },
  ]);
});

test('a lesson and a guide have the quests that need them; front matter of other kinds of pages is not used', () => {
  const practise = [{ title: 'Practise it', pages: [{ label: 'Quest: The bus timetable', path: bus.path }] }];
  expect(connectionsOf(site, `${course}/tables`)).toEqual(practise);
  expect(connectionsOf(site, guide.path)).toEqual(practise);
  expect(connectionsOf(site, `${course}/lists`)).toBeNull();
  expect(connectionsOf(site, post.path)).toBeNull();
});

test('an element has the lessons that teach it, then the quests that practise it', () => {
  expect(connectionsOf(site, '/cs/html/elements/th')).toEqual([
    {
      title: 'Learn and practise',
      pages: [
        { label: 'Lesson 2, Tables', path: `${course}/tables` },
        { label: 'Quest: The bus timetable', path: bus.path },
      ],
    },
  ]);
  expect(connectionsOf(site, '/cs/html/elements/a')).toBeNull();
});
