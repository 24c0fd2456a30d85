// Slips that authors make, and where they are told: in the build, on the page while they work, in the check of the whole
// folder and in the check of one file. Each is one message, in the same words everywhere.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkFolder } from '#checks/content/check-folder.ts';
import { checkText } from '#checks/content/page-checks.ts';
import { openVerdicts } from '#checks/verdicts/verdicts.ts';
import { pathFromFile } from '#lib/address/content-path.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import { buildContent } from '#pipeline/index.ts';
import type { Problem } from '#pipeline/problem.ts';
import { newPage } from '#scripts/new.ts';
import { LiveContent } from '#server/dev/live-content.ts';
import { problemPanel } from '#server/dev/problem-panel.ts';

const today = '2026-11-15';

interface Slip {
  /** What the author did. */
  slip: string;
  file: string;
  /** The whole file; a page without front matter gets some. */
  text: string | Buffer;
  /** `line message`, one for each. */
  told: string[];
  /** A rule of the house: a build does not know it. */
  isHouseRule?: boolean;
}

const rule = { isHouseRule: true };

/** A page with a title and a description of its own. */
const page = (name: string, body: string, above = '') =>
  `---\ntitle: About ${name}\ndescription: What is to be said about ${name}.\n${above}---\n\n${body}\n`;
/** The first line of its text. */
const first = 6;

const slips: Slip[] = [
  {
    slip: 'a block is not closed',
    file: 'a/open-block.md',
    text: page('open-block', 'Words.\n\n::note\nWords.\n\nMore words.'),
    told: [
      `${first + 2} The block "note" is not closed, so everything below it belongs to it. End it with a line "::".`,
    ],
  },
  {
    slip: 'code is not closed',
    file: 'a/open-code.md',
    text: page('open-code', '```js\none();\n\nMore words.'),
    told: [
      `${first} The code is not closed, so everything below it is shown as code. End it with a line "\`\`\`".`,
    ],
  },
  {
    slip: 'a property is misspelt',
    file: 'a/property.md',
    text: page('property', '::note{titel="Mind"}\nWords.\n::'),
    told: [`${first} The block "note" has no property "titel". Did you mean "title"?`],
  },
  {
    slip: 'a property is made up',
    file: 'a/no-property.md',
    text: page('no-property', '::card{heading="Mind"}\nWords.\n::'),
    told: [
      `${first} The block "card" has no property "heading". It has "title", "icon", "to", "description".`,
    ],
  },
  {
    slip: 'a template has a script',
    file: 'blocks/price-tag.html',
    text: '<p>{price}</p>\n<script>alert(1)</script>\n',
    told: ['2 <script> is not allowed in a page and was left out. Use Markdown or one of the blocks.'],
  },
  {
    slip: 'a token of the theme is misspelt',
    file: 'theme.css',
    text: ':root {\n  --ui-primry: #123456;\n}\n',
    told: ['2 There is no design token "--ui-primry". Did you mean "--ui-primary"?'],
  },
  {
    slip: 'a file is empty',
    file: 'a/empty.md',
    text: '\n',
    told: ['1 The file is empty. Write the page, or remove the file: it is published like any other.'],
  },
  {
    slip: 'a link leads nowhere',
    file: 'a/link.md',
    text: page('link', 'See [that](/a/property2).'),
    told: [`${first} The link "/a/property2" leads to no page. Did you mean "/a/property"?`],
  },
  {
    slip: 'a link leads to no heading',
    file: 'a/anchor.md',
    text: page('anchor', 'See [below](#fisrt).\n\n## First\n\nWords.'),
    told: [`${first} The link "#fisrt" leads to no heading on this page. Did you mean "#first"?`],
  },
  {
    slip: 'a link names a file that is not there',
    file: 'a/file-link.md',
    text: page('file-link', 'See [that](./porperty.md).'),
    told: [
      '6 The link "./porperty.md" leads to no page or file. Check the path; it starts from this page\'s folder.',
    ],
  },
  {
    slip: 'a link leads to an old address',
    file: 'a/old-link.md',
    text: page('old-link', 'See [that](/old).'),
    told: [`${first} The link "/old" leads to an old address. Write "/a/property".`],
  },
  {
    slip: 'two files have one address',
    file: 'a/2.twice.md',
    text: page('two of twice', 'Words.'),
    told: [
      'null The page has the same address as a/1.twice.md: /a/twice. Rename one of the two files, or give one a "path:".',
    ],
  },
  {
    slip: 'a file is not UTF-8',
    file: 'a/latin.md',
    text: Buffer.from('# Café\n', 'latin1'),
    told: ['1 The file is not valid UTF-8. Open it in your editor and save it with the encoding UTF-8.'],
  },
  {
    slip: 'a file name has brackets',
    file: 'a/My page (2).md',
    text: page('brackets', 'Words.'),
    told: [
      'null The address of the page is "/a/my-page-(2)", and "(" is easily lost where addresses are sent. Rename the file or its folder, or give the page a "path:".',
    ],
  },
  {
    slip: 'a page stands where the site has files',
    file: 'assets/page.md',
    text: page('reserved', 'Words.'),
    told: [
      'null The site keeps files of its own at /assets/page, so no page can be there. Rename the file or its folder, or give the page another "path:".',
    ],
  },
  {
    slip: 'a title holds a colon',
    file: '5.blog/colon.md',
    text: '---\ntitle: HTML: the basics\ndescription: Words.\n---\n\nWords.\n',
    told: [
      '2 The front matter is not valid YAML: a value holds a second colon, or a line is indented too far. A value with a colon in it needs quotes: title: "HTML: the basics".',
    ],
  },
  {
    slip: 'front matter is not closed',
    file: '5.blog/open-front.md',
    text: '---\ntitle: Open\n\n## One\n\n#### Two\n\nWords.\n',
    told: ['1 The front matter is not closed. Put a line of three dashes (---) below it.'],
  },
  {
    slip: 'a date is none',
    file: '5.blog/date.md',
    text: '---\ntitle: Dated\ndate: tomorrow\n---\n\nWords.\n',
    told: ['3 "date" must be a date such as 2026-11-15 (got "tomorrow").'],
  },
  {
    slip: 'a field is misspelt',
    file: 'a/field.md',
    text: page('field', 'Words.', 'dificulty: beginner\n'),
    told: ['4 "dificulty" is not a page field. Did you mean "difficulty"?'],
  },
  {
    slip: 'a value is not one of the list',
    file: 'a/value.md',
    text: page('value', 'Words.', 'difficulty: easy\n'),
    told: ['4 "difficulty" must be beginner, intermediate, advanced or expert (got "easy").'],
  },
  {
    slip: 'an icon does not exist',
    file: 'a/icon.md',
    text: page('icon', 'Words.', 'icon: i-lucide-bok\n'),
    told: ['4 There is no icon "i-lucide-bok". Did you mean "i-lucide-book"?'],
  },
  {
    slip: 'a layout does not exist',
    file: 'a/layout.md',
    text: page('layout', 'Words.', 'layout: fancy\n'),
    told: [
      '4 There is no layout "fancy", so "default" is used. Layouts: blog, cs-html-acc, cs-html-attrs, cs-html-els, cs-html-gs, default, own, projects, quests.',
    ],
  },
  {
    slip: 'a page has no title',
    file: 'a/no-title.md',
    text: 'Words and words.\n',
    told: ['1 The page has no title, so its file name was used. Write "title: …" above it.'],
  },
  {
    slip: 'a picture is not there',
    file: 'a/picture.md',
    text: page('picture', '![A cat](./cat.png)'),
    told: [
      '6 The picture "./cat.png" does not exist. Put the file into the folder of this page or correct the path.',
    ],
  },
  {
    slip: 'a picture of another site has no words',
    file: 'a/alt.md',
    text: page('alt', 'Words.\n\n![](https://example.com/cat.png)'),
    told: [
      `${first + 2} Pictures, videos and sounds from example.com are not shown: a page asks no other site for anything. Put the file into the folder or into public/ and name it there.`,
      '8 The picture "https://example.com/cat.png" has no text alternative. Say what it shows: ![A cat on a wall](https://example.com/cat.png); for decoration only, add {role="presentation"}.',
    ],
  },
  {
    slip: 'a block is misspelt',
    file: 'a/block.md',
    text: page('block', '::noet\nWords.\n::'),
    told: [`${first} There is no block named "noet". Did you mean "note"?`],
  },
  {
    slip: 'a part of a block is misspelt',
    file: 'a/slot.md',
    text: page('slot', '::wrong-right\n#wrogn\nWords.\n#right\nWords.\n::'),
    told: ['7 The block "wrong-right" has no part "#wrogn". Did you mean "#wrong"?'],
  },
  {
    slip: 'the settings of a block are not YAML',
    file: 'a/settings.md',
    text: page('settings', '::card\n---\ntitle: One: two\n---\nWords.\n::'),
    told: [
      '8 The settings of the block "card" are not valid YAML: a value holds a second colon, or a line is indented too far. A value with a colon in it needs quotes: title: "HTML: the basics".',
    ],
  },
  {
    slip: 'a language is misspelt',
    file: 'a/language.md',
    text: page('language', '```javascrpt\none();\n```'),
    told: ['6 The language "javascrpt" is not known, so the code is shown without colours.'],
  },
  {
    slip: 'an option of code is misspelt',
    file: 'a/option.md',
    text: page('option', '```html exmaple\n<p>One</p>\n```'),
    told: ['6 There is no code option named "exmaple". Did you mean "example"?'],
  },
  {
    slip: 'a file of code is not there',
    file: 'a/code-file.md',
    text: page('code-file', '::code-file{src="./gone.js"}\n::'),
    told: ['6 The code file "./gone.js" does not exist. Check the path; it starts from this page\'s folder.'],
  },
  {
    slip: 'an element is not allowed',
    file: 'a/element.md',
    text: page('element', '<iframe src="https://example.com"></iframe>'),
    told: ['6 <iframe> is not allowed in a page and was left out. Use Markdown or one of the blocks.'],
  },
  {
    slip: 'a placeholder is left',
    file: 'a/placeholder.md',
    text: page('placeholder', 'TODO: Say it.'),
    told: [`${first} A placeholder is left. Replace the text that starts with "TODO:".`],
  },
  {
    slip: 'a title is too long',
    file: 'a/long-title.md',
    text: page(`long titles ${'that go on '.repeat(5)}`.trim(), 'Words.'),
    told: [
      '2 The title "About long titles that go on that go on that go on that go on that go on" has 72 characters; at most 60 are allowed.',
    ],
    ...rule,
  },
  {
    slip: 'a heading skips a level',
    file: 'a/skip.md',
    text: page('skip', '## One\n\nWords.\n\n#### Two\n\nWords.'),
    told: ['10 The heading "Two" skips a level: it has ####, and ### comes next.'],
    ...rule,
  },
  {
    slip: 'a heading has no text below it',
    file: 'a/bare.md',
    text: page('bare', 'Words.\n\n## One'),
    told: ['8 There is no text under the heading "One". Write a sentence, or remove it.'],
    ...rule,
  },
  {
    slip: 'a second title',
    file: 'a/second-title.md',
    text: page('second-title', '# Once more\n\nWords.'),
    told: ['6 "Once more" is a heading of level 1, and the title is one already. Start with "##".'],
    ...rule,
  },
  {
    slip: 'an element is misspelt in the text',
    file: 'a/tabel.md',
    text: page('tabel', 'The `tabel` element, and the `tabel` attribute.'),
    told: [
      '6 HTML has no element named "tabel". Did you mean "table"?',
      '6 HTML has no attribute named "tabel". Did you mean the element "table"?',
    ],
    ...rule,
  },
  {
    slip: 'a question has one choice',
    file: 'a/question.md',
    text: page('question', '::question{#what}\nWhat?\n\n- [x] This\n\n#why\nIt is so.\n::'),
    told: ['6 The question has 1 choice; it needs 3.'],
    ...rule,
  },
  {
    slip: 'a date has not come',
    file: 'a/future.md',
    text: page('future', 'Words.', 'date: 2027-01-01\n'),
    told: ['4 The date 2027-01-01 lies in the future. Use the day the page was last reviewed.'],
    ...rule,
  },
];

const folder = mkdtempSync(join(tmpdir(), 'plinth-slips-'));
const root = join(folder, 'content');
const publicDir = join(folder, 'public');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(place: string, file: string, text: string | Buffer): void {
  mkdirSync(dirname(join(place, file)), { recursive: true });
  writeFileSync(join(place, file), text);
}

const line = (problem: Problem) => `${problem.line} ${problem.message}`;
const about = (problems: readonly Problem[], file: string) =>
  problems.filter((problem) => problem.file === file).map(line);

const build = async (place: string) =>
  (await buildContent({ root: place, publicDir, database: `${place}-build.sqlite` })).problems;

async function openDev(place: string): Promise<LiveContent> {
  const check = (file: string, text: string) => checkText(file, text, today);
  const content = new LiveContent({ root: place, publicDir, database: `${place}-dev.sqlite`, check });
  await content.readAll();
  return content;
}

async function check(place: string, files: string[]): Promise<Problem[]> {
  const { results } = await checkFolder({
    ...{ contentDir: place, files, today, chromium: null, cache: `${place}-cache` },
    verdicts: openVerdicts({ folder: `${place}-verdicts`, share: 0, seed: '' }),
    onStep: () => {},
    onProgress: () => {},
  });
  return results.flatMap((result) => result.problems);
}

describe('a slip on a page', () => {
  let built: Problem[];
  let dev: LiveContent;
  let worked: Problem[];
  let full: Problem[];
  let single: Problem[];

  beforeAll(async () => {
    write(root, 'site.yaml', 'name: Slips\n');
    write(root, 'index.md', page('home', 'Words.'));
    write(root, 'a/1.twice.md', page('one of twice', 'Words.'));
    write(root, 'redirects.yaml', '/old: /a/property\n');
    for (const { file, text } of slips) write(root, file, text);
    built = await build(root);
    dev = await openDev(root);
    // The author looks at each of the pages.
    for (const { file } of slips) await dev.prepare(pathFromFile(file));
    worked = dev.problems();
    full = await check(root, []);
    single = await check(
      root,
      slips.map(({ file }) => file),
    );
  });

  test.each(slips)('$slip: $file', ({ file, told, isHouseRule = false }) => {
    expect(about(full, file)).toEqual(told);
    expect(about(single, file)).toEqual(told);
    expect(about(worked, file)).toEqual(told);
    expect(about(built, file)).toEqual(isHouseRule ? [] : told);
    const panel = problemPanel(worked, 'content', file);
    const isError = worked.some((problem) => problem.file === file && problem.severity === 'error');
    // So many errors do not fit; every warning about the page does.
    if (!isError) for (const words of told) expect(panel).toContain(escapeHtml(words.replace(/^\w+ /, '')));
  });

  test('nothing is told of the pages without a slip', () => {
    for (const problems of [built, worked, full])
      expect(problems.filter(({ file }) => !slips.some((slip) => slip.file === file)).map(line)).toEqual([]);
  });

  test('whoever asks about the other of two files with one address is told as well', async () => {
    expect((await check(root, ['a/1.twice.md'])).map(line)).toEqual(
      slips.find(({ file }) => file === 'a/2.twice.md')?.told,
    );
  });
});

test('a scaffold that was not touched has one fault: it is one', async () => {
  const place = join(folder, 'scaffold');
  write(place, 'site.yaml', 'name: Slips\n');
  write(place, 'index.md', page('home', 'Words.'));
  const kinds = ['page', 'lesson', 'quest', 'project', 'guide', 'post'];
  const files = kinds.map((kind) => newPage(place, kind, `A new ${kind}`, today));
  const told = (problems: readonly Problem[]) =>
    problems.filter(({ file }) => files.includes(file)).map(({ code, file }) => `${file} ${code}`);
  const expected = files.toSorted().map((file) => `${file} placeholder-left`);
  expect(told(await build(place)).toSorted()).toEqual(expected);
  expect(told(await check(place, [])).toSorted()).toEqual(expected);
});

describe('redirects.yaml', () => {
  const place = join(folder, 'redirects');
  const faults = (problems: readonly Problem[]) => about(problems, 'redirects.yaml');
  const loop = ['1 These redirects are a loop: "/x" → "/y" → "/x". Write where the page is now.'];

  test('a loop is called one, and an edit counts at once', async () => {
    write(place, 'site.yaml', 'name: Slips\n');
    write(place, 'index.md', page('home', '## First\n\nWords.'));
    const dev = await openDev(place);
    expect(dev.problems()).toEqual([]);
    write(place, 'redirects.yaml', '/x: /y\n/y: /x\n');
    expect(await dev.fileChanged('redirects.yaml', 'change')).toBe('navigation');
    expect(faults(dev.problems())).toEqual(loop);
    expect(faults(await build(place))).toEqual(loop);
    expect(faults(await check(place, []))).toEqual(loop);
    expect(faults(await check(place, ['redirects.yaml']))).toEqual(loop);

    write(place, 'redirects.yaml', '/x: /#fisrt\n');
    await dev.fileChanged('redirects.yaml', 'change');
    const missing = ['1 "/x" leads to no heading on /. Did you mean "#first"?'];
    expect(faults(dev.problems())).toEqual(missing);
    expect(faults(await build(place))).toEqual(missing);

    write(place, 'redirects.yaml', '/x: /#first\n');
    await dev.fileChanged('redirects.yaml', 'change');
    expect(dev.problems()).toEqual([]);
    expect(dev.findRedirect('/x')).toBe('/#first');
  });
});

describe('links that lead nowhere', () => {
  const files = { 'index.md': page('home', 'See [that](/gone).\n\n![A cat](cat.png)') };
  const severities = (problems: readonly Problem[]) =>
    problems.map(({ code, severity }) => `${code} ${severity}`);
  const told = (severity: string) => [`link-target-missing ${severity}`, `picture-missing ${severity}`];

  test.each([
    ['a folder with settings', 'with', { 'site.yaml': 'name: Notes\n' }, 'error'],
    ['a folder that wishes so', 'wish', { 'site.yaml': 'name: Notes\nlinks: warn\n' }, 'warning'],
    ['a folder without settings', 'without', {}, 'warning'],
  ] as const)('of %s', async (_, name, more, severity) => {
    const place = join(folder, `links-${name}`);
    for (const [file, text] of Object.entries({ ...files, ...more })) write(place, file, text);
    const database = `${place}.sqlite`;
    const result = await buildContent({ root: place, publicDir, database });
    expect([result.ok, ...severities(result.problems).toSorted()]).toEqual([
      severity === 'warning',
      ...told(severity),
    ]);
    expect(severities((await openDev(place)).problems()).toSorted()).toEqual(told(severity));
    expect(severities(await check(place, [])).toSorted()).toEqual(told(severity));
    // For one run, whatever the folder says.
    const other = severity === 'error' ? 'warn' : 'error';
    const once = await buildContent({ root: place, publicDir, database, links: other });
    expect(once.ok).toBe(other === 'warn');
  });
});

test('a README at the top is the home page, until there is another', async () => {
  const place = join(folder, 'readme');
  write(place, 'README.md', '# My notes\n\nSee [one](./one.md).\n');
  write(place, 'one.md', '# One\n\nBack [home](./README.md).\n');
  const dev = await openDev(place);
  expect(dev.fileOf('/')).toBe('README.md');
  expect([await build(place), dev.problems()]).toEqual([[], []]);
  write(place, 'index.md', '# Home\n\nSee [one](./one.md).\n');
  await dev.fileChanged('index.md', 'add');
  expect(dev.fileOf('/')).toBe('index.md');
});

test('what the settings exclude is no page, and a link to it leads nowhere', async () => {
  const place = join(folder, 'exclude');
  write(place, 'site.yaml', "name: Notes\nexclude: [drafts, '**/old/*.md', note-*.md]\n");
  write(place, 'index.md', page('home', 'See [that](./drafts/one.md).'));
  for (const file of ['drafts/one.md', 'a/old/two.md', 'note-1.md']) write(place, file, '# Not finished\n');
  write(place, 'a/drafts.md', page('drafts', 'Words.'));
  const { problems, pages } = await buildContent({ root: place, publicDir, database: `${place}.sqlite` });
  expect(problems.map(({ code, file }) => `${code} ${file}`)).toEqual(['link-file-missing index.md']);
  expect(pages).toBe(2);
});
