// The smallest content that causes each problem. A new code does not compile until it has an entry here.
import { appendFileSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parseDocument } from './documents/parse-document.ts';
import { readDirectories } from './folder/read-directories.ts';
import { readSource } from './folder/read-source.ts';
import { buildContent } from './index.ts';
import { type Problem, problemIn } from './problem.ts';
import { type ContentCode, contentProblems, unreadableFrontMatter } from './problem-codes.ts';

/** Files by name, added to a home page; `link` is a symbolic link. */
type Files = Record<string, string | Buffer | { link: string }>;
/** For problems that no content folder causes reliably, the function that reports them is called directly. */
type Produce = (folder: string) => Promise<Problem[]>;
type Fixture = Files | Produce;

const read =
  (change: (file: string) => void): Produce =>
  async (folder) => {
    const file = join(folder, 'index.md');
    const source = readSource(file, {
      read: (path) => {
        change(path);
        return readFileSync(path);
      },
    });
    return source.ok ? [] : [problemIn('index.md', source.code, source.line, source.message)];
  };

const page = (text: string): Files => ({ 'page.md': `# Page\n\n${text}\n` });
const above = (yaml: string): Files => ({ 'page.md': `---\n${yaml}\n---\n\n# Page\n` });
const collections = (written: string): Files => ({
  'content.config.ts': `export default defineContentConfig({ collections: { ${written} } });\n`,
});
const redirect = (line: string): Files => ({ 'redirects.yaml': `${line}\n` });

const fixtures: Record<ContentCode, Fixture> = {
  'content-folder-missing': (folder) => build(join(folder, 'nowhere')),
  'content-folder-empty': async (folder) => {
    await mkdir(join(folder, 'empty'));
    return build(join(folder, 'empty'));
  },
  'symlink-dangling': { 'page.md': { link: 'gone.md' } },
  'symlink-outside': { 'page.md': { link: '../..' } },
  'symlink-to-folder': { 'a/page.md': '# Page\n', b: { link: 'a' } },

  'file-missing': async (folder) => {
    const source = readSource(join(folder, 'gone.md'));
    return source.ok ? [] : [problemIn('gone.md', source.code, source.line, source.message)];
  },
  'file-unreadable': read(() => {
    throw Object.assign(new Error('denied'), { code: 'EACCES' });
  }),
  'file-changing': read((file) => appendFileSync(file, 'More.\n')),
  'file-encoding': { 'page.md': Buffer.from('# Café\n', 'latin1') },
  'file-too-large': { 'page.md': 'A line of text.\n'.repeat(140_000) },

  'files-skipped': { 'a.mdx': '# A\n', 'b.mdx': '# B\n' },
  'file-ending': { 'page.markdown': '# Page\n' },

  'file-refused': { 'page.md': '# Page\n\n[settings](.env)\n', '.env': 'PASSWORD=1\n' },
  'public-reserved': async (folder) => {
    await mkdir(join(folder, 'site/content'), { recursive: true });
    await mkdir(join(folder, 'site/public/assets'), { recursive: true });
    await writeFile(join(folder, 'site/content/index.md'), '# Home\n');
    await writeFile(join(folder, 'site/public/assets/x.js'), '');
    return build(join(folder, 'site/content'));
  },

  'media-reserved': { 'media/x.js': '', 'media/x.js.gz': '' },

  'path-taken': { '1.page.md': '# One\n', '2.page.md': '# Two\n' },
  'path-reserved': { 'assets/page.md': '# Page\n' },
  'path-invalid': { '1.../page.md': '# Page\n' },
  'path-unusual': { 'Page (2).md': '# Page\n' },

  'root-missing': { 'site.yaml': 'roots: [{ folder: gone }]\n' },
  'root-linked': { 'a/page.md': '# Page\n', b: { link: 'a' }, 'site.yaml': 'roots: [{ folder: b }]\n' },
  'collections-of-astro': {
    'content.config.ts': "import { defineCollection } from 'astro:content';\n",
  },
  'collection-unread': { 'content.config.ts': 'export const collections = { a: made() };\n' },
  'collection-elsewhere': collections(
    "a: { source: { repository: 'https://example.org/a', include: '**' } }",
  ),
  'collection-prefix-invalid': collections("a: { source: { include: 'a/**', prefix: '/..' } }"),
  'collection-prefix-taken': {
    ...collections(
      "a: { source: { include: 'a/**', prefix: '' } }, b: { source: { include: 'b/**', prefix: '' } }",
    ),
    'a/page.md': '# Page\n',
    'b/page.md': '# Page\n',
  },
  'collection-of-data': collections("a: { source: ['**', 'blog.yml'] }"),
  'collection-none': collections("a: { source: 'a/**' }"),
  'collections-too-many': collections(`a: { source: [${"'**',".repeat(201)}] }`),
  'pattern-refused': collections("a: { source: '+(a|b)/**' }"),

  'settings-unreadable': { 'site.yaml/a-folder.txt': '' },
  'settings-yaml': { 'site.yaml': 'name: a: b\n' },
  'settings-shape': { 'site.yaml': '- Plinth\n' },
  'theme-rule': { 'theme.css': 'body { color: red; }' },
  'theme-contrast': { 'theme.css': ':root { --ui-text: #777; }' },
  'setting-value': { 'site.yaml': 'name: 7\n' },
  'setting-unknown': { 'site.yaml': 'nmae: Plinth\n' },

  'folder-settings-duplicate': { 'a/.navigation.yml': 'title: A\n', 'a/.navigation.json': '{}' },
  'folder-settings-unreadable': async (folder) =>
    readDirectories(folder, ['gone/.navigation.yml'], []).problems,
  'folder-settings-yaml': { 'a/.navigation.yml': 'title: a: b\n' },
  'folder-settings-value': { 'folder/.navigation.yml': 'dir: up\n' },
  'folder-settings-shape': { 'a/.navigation.yml': '- A\n' },

  'redirects-yaml': redirect('/old: a: b'),
  'redirects-shape': redirect('- /old'),
  'redirect-source-invalid': redirect('old: /'),
  'redirect-source-reserved': redirect('/assets/old: /'),
  'redirect-source-is-page': { ...redirect('/page: /'), ...page('') },
  'redirect-target-invalid': redirect('/old: https://example.com'),
  'redirect-target-redirected': redirect('/older: /old\n/old: /'),
  'redirect-loop': redirect('/a: /b\n/b: /a'),
  'redirect-target-missing': redirect('/old: /gone'),
  'redirect-anchor-missing': redirect('/old: /#gone'),

  'front-matter-unclosed': { 'page.md': '---\ntitle: Page\n' },
  'front-matter-yaml': above('title: a: b'),
  'front-matter-shape': above('- title'),
  'field-value': above('date: tomorrow'),
  'field-unknown': above('titel: Page'),
  'difficulty-unknown': above('difficulty: easy'),
  'layout-unknown': above('layout: fancy'),
  'tool-unknown': above('tool: playgroud'),
  'head-entry-refused': above('head: { link: [{ rel: stylesheet, href: /a.css }] }'),
  'title-missing': { 'page.md': 'Words.\n' },
  'page-empty': { 'page.md': '\n' },
  'placeholder-left': page('TODO: Write.'),

  'nesting-too-deep': page(`${'> '.repeat(60)}Words.`),
  'nesting-too-heavy': page('> - > - > - > - Words.\n\n'.repeat(1500)),
  'lines-too-many': page('Words.\n'.repeat(10_001)),
  'brackets-too-many': page('['.repeat(50_000)),
  'table-too-large': page(`|${'a|'.repeat(500)}\n|${'-|'.repeat(500)}\n${'b\n'.repeat(50)}`),
  'footnotes-too-many': page(`${'[^a] '.repeat(2001)}\n\n[^a]: Words.`),
  'references-too-large': page(`${'[a] '.repeat(600)}\n\n[a]: https://example.com/${'b'.repeat(1000)}`),
  'html-too-large': page(`\`\`\`html example\n${'x'.repeat(100_001)}\n\`\`\``),
  'html-unclosed': page('<b>Words.\n\n'.repeat(500)),
  // No known document ends its process, so the processes of this run exit themselves.
  'document-too-heavy': async (folder) => {
    const pages = Array.from({ length: 60 }, (_, index) => [
      `${index}.md`,
      index === 7 ? 'Heavy.' : '# Page',
    ]);
    await write(folder, Object.fromEntries(pages));
    const hook = new URL('../../tests/support/die-of-heavy-pages.ts', import.meta.url).href;
    vi.stubEnv('NODE_OPTIONS', `--import=${hook}`);
    return build(folder).finally(() => vi.unstubAllEnvs());
  },
  // No known document makes the engine fail, so part of it is replaced by code that does.
  'engine-fault': async (root) => {
    const knownCode = new Map<string, string>();
    knownCode.get = () => {
      throw new Error('The part is broken');
    };
    const site = { pathByFile: new Map([['page.md', '/page']]) };
    const source = { file: 'page.md', path: '/page', text: '```js\n1\n```\n' };
    return (await parseDocument({ ...source, root, publicDir: root, site, knownCode })).problems;
  },

  'prefix-missing': page('[a](/docs/page) [b](/docs/page) [c](/docs/page) [d](/docs/page) [e](/docs/page)'),
  'link-target-missing': page('[Gone](/gone)'),
  'link-file-missing': page('[Gone](gone.md)'),
  'link-anchor-missing': page('[Gone](#gone)'),
  'link-to-draft': { 'page.md': '# Page\n\n[Later](/later)\n', 'later.draft.md': '# Later\n' },
  'connections-value': { 'quests/a.md': '---\nneeds: tables\n---\n\n# A\n' },
  'connection-unknown': { 'quests/a.md': '---\nneeds: [tables]\n---\n\n# A\n' },
  'link-redirected': { ...redirect('/old: /'), ...page('[Old](/old)') },

  'picture-missing': page('![A cat](cat.png)'),
  'picture-unreadable': { 'cat.png': 'no picture', ...page('![A cat](cat.png)') },
  'picture-address-missing': page('![A cat]()'),
  'picture-alt-missing': page('![](https://example.com/cat.png)'),
  'picture-elsewhere': page('![A](https://example.org/a.png)'),

  'code-file-source-invalid': page('::code-file{src="../a.js"}\n::'),
  'code-file-missing': page('::code-file{src="a.js"}\n::'),
  'code-file-lines': { 'a.js': '1\n', ...page('::code-file{src="a.js" lines="1-9"}\n::') },
  'step-tests-unknown': {
    'build-own/lisp/1-one.md': '# Step 1: one\n',
    'build-own/lisp/steps/01/a.js': '1\n',
  },
  'quest-checks': { 'quests/a/index.md': '# A quest\n', 'quests/a/checks.js': 'export default [];\n' },
  'exercise-invalid': page('::exercise{#a kind="fix" title="A"}\nDo it.\n::'),
  'folder-check-invalid': page('::folder-check\nAll of it.\n::'),
  'test-run-misplaced': page('::tests-pass\n::'),
  'code-unclosed': page('```js\n1'),
  'code-language-unknown': page('```jss\n1\n```'),
  'code-without-colours': page(`\`\`\`js\n${'a '.repeat(5000)}\n\`\`\``),
  'code-option-unknown': page('```html exmaple\n<p>\n```'),
  'code-option-misplaced': page('```js height=200\n1\n```'),
  'code-option-value': page('```html example height=1\n<p>\n```'),

  'block-settings-yaml': page('::card\n---\ntitle: a: b\n---\n::'),
  'block-settings-shape': page('::card\n---\n- title\n---\n::'),
  'block-unclosed': page('::note\nWords.'),
  'block-unknown': page('::unknown-block\nWords.\n::'),
  'block-property-unknown': page('::note{titel="A"}\nWords.\n::'),
  'block-slot-unknown': page('::wrong-right\n#other\nWords.\n::'),
  'icon-set-missing': above('icon: i-ph-book'),
  'foreign-syntax': page('::: tip\nText.\n:::'),
  'binding-unknown': page('Hello {{ $doc.name }}'),
  'template-name': { 'blocks/note.html': '<p></p>' },
  'template-too-large': { 'blocks/person.html': ' '.repeat(20_001) },
  'template-slot-twice': { 'blocks/person.html': '<slot></slot><slot></slot>' },
  'icon-unknown': above('icon: i-lucide-bok'),
  'fact-blocks-too-many': page('::licences-table{of="browser"}\n::\n\n'.repeat(51)),
  'fact-subject-missing': page('::element-facts\n::'),
  'fact-subject-unknown': page('::element-facts{of="elements/none"}\n::'),
  'fact-block-misplaced': page('::element-facts{of="attributes/hidden"}\n::'),
  'licences-list-unknown': page('::licences-table\n::'),
  'quality-part-missing': page('::quality\n::'),
  'quality-part-unknown': page('::quality{part="weather"}\n::'),

  'element-refused': page('<iframe></iframe>'),
  'event-handler-refused': page('<p onclick="go()">Words.</p>'),
  'address-refused': page('<a href="javascript:go()">Words.</a>'),
};

let temp: string;

beforeAll(async () => {
  temp = await mkdtemp(join(tmpdir(), 'plinth-codes-'));
});
afterAll(() => rm(temp, { recursive: true, force: true }));

async function build(root: string): Promise<Problem[]> {
  const publicDir = join(root, '../public');
  const { problems } = await buildContent({ root, publicDir, database: `${root}.sqlite`, links: 'error' });
  return problems;
}

async function write(root: string, files: Files): Promise<void> {
  const all: Files = { 'index.md': '# Home\n', ...files };
  for (const [name, content] of Object.entries(all)) {
    const file = join(root, name);
    await mkdir(dirname(file), { recursive: true });
    if (typeof content === 'object' && 'link' in content) await symlink(content.link, file);
    else await writeFile(file, content);
  }
}

describe('every code has content that leads to it', () => {
  for (const [code, fixture] of Object.entries(fixtures) as [ContentCode, Fixture][]) {
    test(code, async () => {
      const root = join(temp, code, 'content');
      await write(root, typeof fixture === 'function' ? {} : fixture);
      const problems = await (typeof fixture === 'function' ? fixture(root) : build(root));
      expect(problems.map((problem) => problem.code)).toContain(code);
      for (const problem of problems)
        expect(problem.severity).toBe(contentProblems[problem.code as ContentCode]);
    });
  }
});

test('front matter that cannot be read is an error, or a page would vanish without one', () => {
  for (const code of unreadableFrontMatter) expect(contentProblems[code as ContentCode]).toBe('error');
});
