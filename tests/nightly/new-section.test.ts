// A new section is one row in `site/sections.ts` and its Markdown, and a new kind of page one row in `site/kinds.ts`. Here
// a copy of the project gets a second subject with a course, an area at the top, and a kind of page of its own.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentCourse, overviewOf } from '#runtime/progress/overview.ts';
import { summarise } from '#runtime/progress/page-summary.ts';
import type { Outline } from '#schema/outline.ts';
import type { Entry } from '#schema/progress.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

const page = (title: string, more = '') =>
  `---\ntitle: ${title}\ndescription: About ${title.toLowerCase()}.\n${more}---\n\nText of ${title}.\n\n## A part\n`;

const content = {
  'site.yaml': 'offline: /offline\n',
  'offline.md': page('Offline', 'navigation: false\n'),
  'index.md': '# Home\n\nWelcome.\n',
  '1.cs/index.md': page('CS', 'showChildren: true\n'),
  '1.cs/1.html/index.md': page('HTML'),
  '1.cs/1.html/1.getting-started/1.start.md': page('Start'),
  '1.cs/2.css/index.md': page('CSS'),
  '1.cs/2.css/1.first-steps/1.colours.md': page('Colours', 'minutes: 20\n'),
  '1.cs/2.css/1.first-steps/2.boxes.md': page('Boxes', 'minutes: 40\n'),
  '1.cs/2.css/2.properties/1.margin.md': page('margin'),
  '2.papers/index.md': page('Papers', 'showChildren: true\n'),
  '2.papers/1.hypertext.md': page('Hypertext', 'difficulty: beginner\n'),
  '2.papers/2.links.md': page('Links', 'difficulty: expert\n'),
  '4.news/index.md': page('News'),
  '4.news/1.opening.md': page('Opening', 'date: 2026-11-01\n'),
  '3.paths/index.md': page('Paths', 'showChildren: true\n'),
  '3.paths/1.from-zero.md': `${page('From zero', 'difficulty: beginner\nminutes: 90\n')}\n- [ ] Read the course\n- [ ] Build a page\n`,
};

const rows = `
  css: { path: '/cs/css', collection: 'cs', layout: 'default', kind: 'guide', noun: 'page', landing: 'subject', isDivided: true },
  cssLessons: { path: '/cs/css/first-steps', collection: 'cs', layout: 'cs-html-gs', kind: 'lesson', noun: 'lesson', isCourse: true },
  papers: {
    path: '/papers', collection: 'content', layout: 'projects', kind: 'guide', noun: 'paper', landing: 'cards',
    quickLink: { label: 'Papers', icon: 'scroll' }, scaffold: { name: 'paper', folder: '2.papers', isFolder: false },
  },
  news: { path: '/news', collection: 'content', layout: 'blog', kind: 'post', noun: 'item', landing: 'rows', isDated: true },
  paths: { path: '/paths', collection: 'content', layout: 'projects', kind: 'path', noun: 'path', landing: 'cards' },
} as const satisfies Record<string, Section>;`;

const kindRow = `
  path: {
    noun: 'path', title: 'Paths', schemaType: 'LearningResource', resourceType: 'path',
    isWork: true, parts: 'stages', ticks: 'finishes', isBeginning: true, needsMinutes: true,
  },
} as const satisfies Record<string, Kind>;`;

let project: ProjectCopy;
let files: Map<string, string>;

beforeAll(async () => {
  project = copyProject(content);
  const table = project.read('src/site/sections.ts') ?? '';
  const end = '\n} as const satisfies Record<string, Section>;';
  expect(table.split(end)).toHaveLength(2);
  project.write('src/site/sections.ts', table.replace(end, rows));
  const kindTable = project.read('src/site/kinds.ts') ?? '';
  const kindEnd = '\n} as const satisfies Record<string, Kind>;';
  expect(kindTable.split(kindEnd)).toHaveLength(2);
  project.write('src/site/kinds.ts', kindTable.replace(kindEnd, kindRow));
  // The sources have changed, so the application is bundled, whatever the shell says about development.
  await project.build('out', '2026-11-15', { NODE_ENV: 'development' });
  files = project.filesOf('out');
}, 240_000);

afterAll(() => project.remove());

const document = (path: string) => files.get(`${path.slice(1)}/index.html`) ?? '';
const payload = (path: string) => JSON.parse(files.get(`${path.slice(1)}/_payload.json`) ?? '{}').data;
const dataFile = (name: string) =>
  JSON.parse(
    [...files].find(([file]) => new RegExp(`^_data/${name}\\.\\w+\\.json$`).test(file))?.[1] ?? 'null',
  );

test('its pages have the layout of its row, in the document and in the payload', () => {
  expect(document('/papers/hypertext')).toContain('<body data-layout="projects">');
  expect(document('/cs/css/first-steps/boxes')).toContain('<body data-layout="cs-html-gs">');
  expect(document('/cs/css/properties/margin')).toContain('<body data-layout="default">');
  expect(payload('/papers/links').page.layout).toBe('projects');
});

test('its list stands beside its pages', () => {
  const titles = (path: string) => payload(path).sidebar.items.map(({ title }: { title: string }) => title);
  expect(titles('/papers/links')).toEqual(['Hypertext', 'Links']);
  expect(titles('/cs/css/first-steps/colours')).toEqual(['Colours', 'Boxes']);
  expect(titles('/cs/css/properties/margin')).toEqual(['margin']);
});

test('the NODE_ENV of the shell changes nothing about the pages', () => {
  expect(document('/papers/hypertext')).toContain('<p>Text of Hypertext.</p>');
  const scripts = [...files].filter(([name]) => /^assets\/.*\.js$/.test(name));
  expect(scripts.filter(([, text]) => text.includes('react.development'))).toEqual([]);
});

test('its first page leads to the others', () => {
  expect(payload('/papers').page.landing).toMatchObject({
    kind: 'index',
    style: 'cards',
    noun: 'Paper',
    counts: '2 papers',
    filters: [{ name: 'progress' }, { name: 'difficulty' }],
  });
  expect(payload('/cs/css').page.landing).toMatchObject({
    kind: 'subject',
    course: { path: '/cs/css/first-steps/colours', counts: '2 lessons, about 1 hour' },
  });
  expect(payload('/cs').page.landing.subjects.map(({ title }: { title: string }) => title)).toEqual([
    'HTML',
    'CSS',
  ]);
});

test('the header, the menu and the search know it', () => {
  const { shell } = JSON.parse(files.get('builds/current.json') ?? '{}');
  expect(shell.sections.map(({ path }: { path: string }) => path)).toEqual([
    '/cs',
    '/papers',
    '/paths',
    '/news',
  ]);
  expect(dataFile('panels').panels['/papers'].entries.map(({ path }: { path: string }) => path)).toEqual([
    '/papers/hypertext',
    '/papers/links',
  ]);
  const search = dataFile('search');
  expect(search.sections).toEqual(['CS', 'Papers', 'Paths', 'News']);
  expect(search.paths).toEqual(
    expect.arrayContaining(['/papers/hypertext', '/cs/css/first-steps/boxes', '/paths/from-zero']),
  );
});

test('the sitemap lists its pages', () => {
  const sitemap = files.get('sitemap.xml') ?? '';
  for (const path of ['/papers', '/papers/links', '/cs/css', '/cs/css/first-steps/boxes', '/paths/from-zero'])
    expect(sitemap).toContain(`${path}</loc>`);
});

test('a second course and a new kind count for progress, review and Continue', () => {
  const outline: Outline = dataFile('outline');
  expect(outline.map(({ path, kind, title, pages }) => [path, kind, title, pages.length])).toEqual([
    ['/cs/html/getting-started', 'lesson', 'HTML course', 1],
    ['/cs/css/first-steps', 'lesson', 'CSS course', 2],
    ['/paths', 'path', 'Paths', 1],
  ]);
  const done: Entry = { kind: 'done', path: '/cs/css/first-steps/colours', id: '', at: 1, isDone: true };
  const course = currentCourse(overviewOf(outline, summarise([done])));
  expect([course?.title, course?.done, course?.nextPath]).toEqual([
    ...['CSS course', 1, '/cs/css/first-steps/boxes'],
  ]);
  const begins = (path: string) =>
    payload(path).page.landing.beginnings.map(({ path }: { path: string }) => path);
  expect(begins('/cs/css')).toEqual(['/cs/css/first-steps/colours', '/paths/from-zero']);
  expect(begins('/cs/html')).toEqual(['/cs/html/getting-started/start', '/paths/from-zero']);
});

test('both can be saved for reading offline', () => {
  const { packs } = JSON.parse(files.get('builds/packs.json') ?? '{}');
  expect(packs.map(({ id, title }: { id: string; title: string }) => [id, title])).toEqual(
    expect.arrayContaining([
      ['cs-css-first-steps', 'CSS course'],
      ['paths', 'Paths'],
    ]),
  );
});

test('a second list of dated pages is in the feeds', () => {
  expect(files.get('feed.xml')).toContain('/news/opening</link>');
});

test('search engines read what a page of the new kind is', () => {
  expect(document('/paths/from-zero')).toContain('"@type":"LearningResource"');
  expect(document('/paths/from-zero')).toContain('"learningResourceType":"path"');
});

test('authors can start a page of it', async () => {
  expect(await project.run('new', 'paper', 'A found page')).toMatch(
    /^Written: content\/2\.papers\/3\.a-found-page\.md/,
  );
});
