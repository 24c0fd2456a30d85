// A new section is one row in `site/sections.ts` and its Markdown. Here two are added to a copy of the project: a subject
// beside HTML, and an area at the top.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from './support/project-copy.ts';

const page = (title: string, more = '') =>
  `---\ntitle: ${title}\ndescription: About ${title.toLowerCase()}.\n${more}---\n\nText of ${title}.\n\n## A part\n`;

const content = {
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
};

const rows = `
  css: { path: '/cs/css', collection: 'cs', layout: 'default', kind: 'guide', noun: 'page', landing: 'subject', isDivided: true },
  cssLessons: { path: '/cs/css/first-steps', collection: 'cs', layout: 'cs-html-gs', kind: 'lesson', noun: 'lesson', isCourse: true },
  papers: {
    path: '/papers', collection: 'content', layout: 'projects', kind: 'guide', noun: 'paper', landing: 'cards',
    quickLink: { label: 'Papers', icon: 'scroll' }, scaffold: { name: 'paper', folder: '2.papers', isFolder: false },
  },
} as const satisfies Record<string, Section>;`;

let project: ProjectCopy;
let files: Map<string, string>;

beforeAll(async () => {
  project = copyProject(content);
  const table = project.read('src/site/sections.ts') ?? '';
  const end = '\n} as const satisfies Record<string, Section>;';
  expect(table.split(end)).toHaveLength(2);
  project.write('src/site/sections.ts', table.replace(end, rows));
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
  expect(shell.sections.map(({ path }: { path: string }) => path)).toEqual(['/cs', '/papers']);
  expect(dataFile('panels').panels['/papers'].entries.map(({ path }: { path: string }) => path)).toEqual([
    '/papers/hypertext',
    '/papers/links',
  ]);
  const search = dataFile('search');
  expect(search.sections).toEqual(['CS', 'Papers']);
  expect(search.paths).toEqual(expect.arrayContaining(['/papers/hypertext', '/cs/css/first-steps/boxes']));
});

test('the sitemap lists its pages', () => {
  const sitemap = files.get('sitemap.xml') ?? '';
  for (const path of ['/papers', '/papers/links', '/cs/css', '/cs/css/first-steps/boxes'])
    expect(sitemap).toContain(`${path}</loc>`);
});

test('authors can start a page of it', async () => {
  expect(await project.run('new', 'paper', 'A found page')).toMatch(
    /^Written: content\/2\.papers\/3\.a-found-page\.md/,
  );
});
