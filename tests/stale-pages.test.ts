// A page is made of what it says it is made of: after any edit an incremental build equals a clean one, byte for byte,
// and only the pages that the edit is about change. Each case edits one kind of input in a copy of the project.
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isNightly } from './support/nightly.ts';
import { copyProject, type ProjectCopy } from './support/project-copy.ts';

/** The day of every build but one. */
const today = '2026-11-15';

const picture = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path fill="${colour}" d="M0 0h8v8H0z"/></svg>\n`;

const content = {
  'site.yaml': 'offline: /offline\n',
  'offline.md': '---\ntitle: Offline\ntool: offline\nnavigation: false\n---\n\nSave pages.\n',
  'index.md': '# Home\n\nWelcome.\n',
  'cs/index.md': '---\ntitle: CS\n---\n\nSubjects.\n',
  'cs/html/index.md': '---\ntitle: HTML\n---\n\nThe language.\n',
  'cs/html/elements/index.md': '---\ntitle: Elements\n---\n\nAll of them.\n',
  'cs/html/elements/abbr.md':
    '---\ntitle: abbr\ninventory: elements/abbr\n---\n\nShort forms.\n\n::element-facts\n::\n',
  'cs/html/elements/q.md':
    '---\ntitle: q\ninventory: elements/q\n---\n\nWords of others.\n\n::attributes-table\n::\n',
  'cs/html/elements/search.md':
    '---\ntitle: search\ninventory: elements/search\n---\n\nA landmark.\n\n::support\n::\n',
  'cs/html/attributes/title.md':
    '---\ntitle: title\ninventory: attributes/title\n---\n\nMore words.\n\n::attribute-facts\n::\n',
  'guide/index.md': '---\ntitle: Guide\n---\n\nThe guide.\n',
  'guide/one.md': '---\ntitle: One\n---\n\nFirst.\n\n![Green](green.svg)\n\n::code-file{src="demo.js"}\n::\n',
  'guide/green.svg': picture('green'),
  'guide/two.md': '---\ntitle: Two\n---\n\nSecond, see [the first](one.md).\n\n:kbd{value="F8"}\n',
  'guide/demo.js': 'const answer = 42;\n',
  'notes/alone.md': '---\ntitle: Alone\n---\n\nNothing is near.\n\n![Red](red.svg)\n',
  'notes/red.svg': picture('red'),
  'blog/index.md': '---\ntitle: Blog\n---\n\nPosts.\n',
  'blog/first.md': '---\ntitle: First post\ndate: 2026-01-02\n---\n\nHello.\n',
};

let project: ProjectCopy;
/** The site before any edit. */
let before: ReadonlyMap<string, string>;

beforeAll(async () => {
  project = copyProject(content);
  await project.build('incremental', today);
  before = project.filesOf('incremental');
}, 240_000);

afterAll(() => project.remove());

/** The pages whose document differs, names of hashed files aside: an asset of another name is no other page. */
function changedPages(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const plain = (text = '') => text.replace(/\/assets\/[\w.-]+/g, '/assets/x');
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => name.endsWith('index.html') && plain(before.get(name)) !== plain(after.get(name)))
    .map((name) => `/${name.slice(0, -'index.html'.length).replace(/\/$/, '')}`)
    .filter((path) => path !== '/_gallery')
    .toSorted();
}

interface Edit {
  file: string;
  change(text: string): string;
}

const replace = (from: string, to: string) => (text: string) => {
  if (!text.includes(from)) throw new Error(`There is no "${from}" to change.`);
  return text.replace(from, to);
};

const guidePages = ['/guide', '/guide/one', '/guide/two'];
const allPages = [
  ...['/', '/blog', '/blog/first', '/cs', '/cs/html', '/cs/html/elements', '/notes', '/offline'],
  ...['/cs/html/attributes', '/cs/html/attributes/title'],
  ...[
    '/cs/html/elements/abbr',
    '/cs/html/elements/q',
    '/cs/html/elements/search',
    ...guidePages,
    '/notes/alone',
  ],
].toSorted();

type EditCase = [input: string, edit: Edit | null, pages: string[], day?: string];

/** What authors edit most. */
const commonEdits: EditCase[] = [
  [
    'the words of a page',
    { file: 'site/content/notes/alone.md', change: replace('Nothing is near.', 'Nothing at all is near.') },
    ['/notes', '/notes/alone'],
  ],
  [
    'a neighbour’s title',
    { file: 'site/content/guide/one.md', change: replace('title: One', 'title: Number one') },
    guidePages,
  ],
  [
    'an included code file',
    { file: 'site/content/guide/demo.js', change: replace('42', '43') },
    ['/guide/one'],
  ],
];

const rareEdits: EditCase[] = [
  [
    'the path of a linked page',
    { file: 'site/content/guide/one.md', change: replace('title: One', 'title: One\npath: /guide/uno') },
    [...guidePages, '/guide/uno'],
  ],
  [
    'the name of a folder',
    { file: 'site/content/guide/.navigation.yml', change: () => 'title: The guide\n' },
    allPages,
  ],
  ['a setting', { file: 'site/content/site.yaml', change: (text) => `${text}name: Notes\n` }, allPages],
  [
    'our words for an attribute',
    {
      file: 'facts/meanings.yaml',
      change: replace('    q: Address of the source', '    q: Where the words'),
    },
    ['/cs/html/elements/q'],
  ],
  [
    'a fact, as a ruling changes it',
    {
      file: 'facts/html.json',
      change: replace(
        '#the-abbr-element","from":["webref"]},\n      "interface": {"value":"HTMLElement',
        '#the-abbr-element","from":["webref"]},\n      "interface": {"value":"HTMLQuoteElement',
      ),
    },
    ['/cs/html/elements/abbr'],
  ],
  ['the day', null, ['/cs/html/elements/search'], '2024-11-15'],
  // Last, because the application is bundled for it, and would be once more for the next.
  [
    'the component of a block',
    {
      file: 'src/blocks/kbd/component.tsx',
      change: replace('<kbd>', '<kbd className="key">'),
    },
    ['/guide/two'],
  ],
];

test.each([...commonEdits, ...(isNightly ? rareEdits : [])])(
  '%s: what the edit is about changes, and nothing else',
  async (_input, edit, pages, day = today) => {
    const saved = edit ? project.read(edit.file) : null;
    if (edit) project.write(edit.file, edit.change(saved ?? ''));
    try {
      // The build before this one was of another edit, which has been undone: this one has to notice both.
      const said = await project.build('incremental', day);
      // The application is the same for both, so it is bundled once.
      cpSync(project.at('incremental/cache'), project.at('clean/cache'), {
        recursive: true,
        filter: (name) => !name.includes('content.sqlite') && !name.endsWith('example-frame.json'),
      });
      const saidClean = await project.build('clean', day);
      const after = project.filesOf('incremental');
      const clean = project.filesOf('clean');

      expect(changedPages(before, after)).toEqual(pages);
      // What earlier builds left for open pages is the only thing that a clean build lacks.
      const [half] = readdirSync(project.at('incremental/server'));
      const { retired } = JSON.parse(project.read(`incremental/server/${half}/pages.json`) ?? '') as {
        retired: Record<string, number>;
      };
      const own = [...after].filter(([name]) => !(name in retired));
      const differing = own.filter(([name, text]) => !isSame(name, text, clean.get(name), day === today));
      expect(differing.map(([name]) => name)).toEqual([]);
      const lacking = [...clean.keys()].filter((name) => !after.has(name));
      expect(lacking.filter((name) => day === today || !isOfPacks(name))).toEqual([]);

      const [total = 0, rendered = 0, unchanged = 0] = countsIn(said);
      expect(rendered + unchanged).toBe(total);
      expect(unchanged).toBeGreaterThanOrEqual(0);
      expect(countsIn(saidClean)).toEqual([total, total, 0]);
    } finally {
      if (edit && saved === null) rmSync(project.at(edit.file));
      else if (edit) project.write(edit.file, saved ?? '');
      rmSync(project.at('clean'), { recursive: true, force: true });
    }
  },
  240_000,
);

/** Payloads say when they were made, so two of different days differ in that, in their compressed forms and in the lists that say how large these are. */
function isSame(name: string, text: string, other: string | undefined, isSameDay: boolean): boolean {
  if (!isSameDay && isOfPacks(name)) return true;
  if (isSameDay || !name.includes('_payload.json')) return text === other;
  const plain = (payload = '') => payload.replace(/"prerenderedAt":\d+/, '');
  return name.endsWith('.json') ? plain(text) === plain(other) : other !== undefined;
}

const isOfPacks = (name: string) => /^(?:_data\/pack\.|builds\/packs\.json)/.test(name);

/** `12 pages (2 rendered, 10 unchanged)` */
function countsIn(line: string): number[] {
  const counts = /(\d+) pages? \((-?\d+) rendered, (-?\d+) unchanged\)/.exec(line);
  return (counts ?? []).slice(1).map(Number);
}
