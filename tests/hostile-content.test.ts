// An author who is not to be trusted: files of the machine, hidden files, links in circles and files of any size, named
// in every way a page can name a file. Nothing of them reaches the site, and each is told with its place.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { buildContent } from '#pipeline/index.ts';
import { formatProblem } from '#pipeline/problem.ts';
import { shareApplication } from '#scripts/build-test-site.ts';

const project = join(import.meta.dirname, '..');
const SECRET = 'the-secret-of-the-machine';
let temp: string;

const write = (file: string, text: string | Buffer) => {
  mkdirSync(dirname(join(temp, file)), { recursive: true });
  writeFileSync(join(temp, file), text);
};
const link = (file: string, target: string) => {
  mkdirSync(dirname(join(temp, file)), { recursive: true });
  symlinkSync(target, join(temp, file));
};

beforeEach(() => {
  temp = mkdtempSync(join(tmpdir(), 'plinth-hostile-'));
  onTestFinished(() => rmSync(temp, { recursive: true, force: true }));
  write('secret.txt', SECRET);
  write('content/index.md', '# Home\n\nWelcome.\n');
});

async function problemsOf() {
  const { ok, problems } = await buildContent({
    root: join(temp, 'content'),
    publicDir: join(temp, 'public'),
    database: join(temp, 'content.sqlite'),
    links: 'error',
  });
  return { ok, problems: problems.map((problem) => formatProblem(problem, 'content')) };
}

const outside = 'leads out of its folder. Put a copy of the file in its place.';
const hidden = 'has a name that begins with a dot, and such files are never published. Give it another name.';

test('files from outside and hidden ones, by link, picture, code file and block', async () => {
  write('content/.env', SECRET);
  write('content/.notes/plan.txt', SECRET);
  link('content/.notes/machine.txt', '../../secret.txt');
  link('content/.notes/machine.png', '../../secret.txt');
  link('content/guide/.up', '../..');
  write(
    'content/guide/page.md',
    [
      '# Page',
      '[a](../.env)',
      '[b](../.notes/plan.txt)',
      '[c](../.notes/machine.txt)',
      '![d](../.notes/machine.png)',
      '::code-file{src="../.notes/machine.txt"}\n::',
      '::code-file{src=".up/secret.txt"}\n::',
      '::card{title="Card" to="../.env"}\n::',
      '[e](%2e%2e/.env)',
      '<a href="../.env">f</a>',
      '<img src="../.notes/machine.png" alt="g">',
      '[h](../../secret.txt)',
      '![i](../../secret.png)',
      '::code-file{src="../../secret.txt"}\n::',
      '![j](/../secret.txt)',
    ].join('\n\n'),
  );
  const { ok, problems } = await problemsOf();
  expect(ok).toBe(false);
  const at = (line: number, words: string) => `content/guide/page.md:${line} error: ${words}`;
  expect(problems).toEqual([
    'content/guide/.up error: The symbolic link leads out of the content folder. Copy the file in its place.',
    at(3, `"../.env" ${hidden}`),
    at(5, `"../.notes/plan.txt" ${hidden}`),
    at(7, `"../.notes/machine.txt" ${hidden}`),
    at(9, `"../.notes/machine.png" ${hidden}`),
    at(11, `"../.notes/machine.txt" ${hidden}`),
    at(14, `".up/secret.txt" ${hidden}`),
    at(17, `"../.env" ${hidden}`),
    at(20, `"%2e%2e/.env" ${hidden}`),
    at(22, `"../.env" ${hidden}`),
    at(24, `"../.notes/machine.png" ${hidden}`),
    at(
      26,
      'The link "../../secret.txt" leads to no page or file. Check the path; it starts from this page\'s folder.',
    ),
    at(
      28,
      'The picture "../../secret.png" does not exist. Put the file into the folder of this page or correct the path.',
    ),
    at(
      30,
      '"code-file" needs a "src" inside the content folder, such as src="./steps/01/parser.js" (got "../../secret.txt").',
    ),
    at(
      33,
      'The picture "/../secret.txt" does not exist. Put the file into the public folder or correct the path.',
    ),
  ]);
});

test('links to elsewhere, to hidden files and in circles are told, wherever they lie', async () => {
  write('content/.env', SECRET);
  link('content/machine.md', '../secret.txt');
  link('content/settings.md', '.env');
  link('content/guide/loop', '.');
  link('content/guide/itself', 'itself');
  link('content/all', '..');
  link('content/site.yaml', '../secret.txt');
  execFileSync('mkfifo', [join(temp, 'content/.pipe')]);
  link('content/stuck.md', '.pipe');
  write(
    'content/guide/page.md',
    '# Page\n\n[a](loop/loop/loop/page.md) [b](itself) [c](../all/secret.txt)\n',
  );
  link('public/leak.txt', '../secret.txt');
  link('public/loop', '.');
  const { ok, problems } = await problemsOf();
  expect(ok).toBe(false);
  expect(problems.map((problem) => problem.replace(/ error: | warning: /, ' ')).sort()).toEqual(
    [
      'content/all The symbolic link leads out of the content folder. Copy the file in its place.',
      `content/guide/page.md:3 "../all/secret.txt" ${outside}`,
      'content/guide/page.md:3 The link "itself" leads to no page or file. Check the path; it starts from this page\'s folder.',
      'content/guide/page.md:3 The link "loop/loop/loop/page.md" leads to no page or file. Check the path; it starts from this page\'s folder.',
      'content/guide/itself The symbolic link is broken. Remove it, or copy the file in its place.',
      'content/guide/loop The symbolic link to a folder is not followed. Copy the folder in its place.',
      'content/machine.md The symbolic link leads out of the content folder. Copy the file in its place.',
      `content/settings.md "settings.md" ${hidden}`,
      'content/site.yaml The symbolic link leads out of the content folder. Copy the file in its place.',
      `content/site.yaml "site.yaml" ${outside}`,
      'content/stuck.md "stuck.md" is not a regular file. Put a copy of the file in its place.',
      `public/leak.txt "leak.txt" ${outside}`,
      'public/loop The symbolic link is broken. Put a copy of the file or folder in its place.',
    ].sort(),
  );
});

test('a pipe in place of the settings or of the old addresses does not stall the build', async () => {
  for (const name of ['site.yaml', 'redirects.yaml', 'guide/.navigation.yml']) {
    mkdirSync(dirname(join(temp, 'content', name)), { recursive: true });
    execFileSync('mkfifo', [join(temp, 'content', name)]);
  }
  write('content/guide/page.md', '# Page\n\nText.\n');
  const words = 'is not a regular file. Put a copy of the file in its place.';
  expect(await problemsOf()).toEqual({
    ok: false,
    problems: ['redirects.yaml', 'site.yaml'].map((name) => `content/${name} error: "${name}" ${words}`),
  });
});

test('names and prefixes that make an address lead out of the site', async () => {
  const names = ['1.../1.../agents', '1../page', '?../a', '2....draft/page', '指../page', '1...'];
  for (const name of names) write(`content/${name}.md`, '# Page\n');
  const inWords = (file: string, path: string) =>
    `content/${file}.md error: The address of the page would be "${path}", which leads to another place. Rename the file or its folder, or give the page a "path:".`;
  expect(await problemsOf()).toEqual({
    ok: false,
    problems: [
      inWords('?../a', '/../a'),
      inWords('1...', '/..'),
      inWords('1.../1.../agents', '/../../agents'),
      inWords('1../page', '/./page'),
      inWords('2....draft/page', '/../page'),
      inWords('指../page', '/../page'),
    ],
  });
});

test('a prefix of a collection that leads out of the site', async () => {
  write('content/a/page.md', '# Page\n');
  write(
    'content/content.config.ts',
    `export default defineContentConfig({
  collections: {
    a: { source: { include: 'a/**', prefix: '../../../victim' } },
    b: { source: { include: 'b/**', prefix: '/1.1...' } },
  },
});
`,
  );
  const inWords = (line: number, name: string, prefix: string) =>
    `content/content.config.ts:${line} error: The "prefix" of "${name}" is "${prefix}", which is not an address of this site. Write one such as "/docs".`;
  expect(await problemsOf()).toEqual({
    ok: false,
    problems: [inWords(3, 'a', '../../../victim'), inWords(4, 'b', '/1.1...')],
  });
});

test.each(['/..', '/a/../..', '../x', '/1...', '/%2e%2e', '//host', '/a\\..'])(
  'the prefix %s in site.yaml',
  async (prefix) => {
    const inWords = 'A "prefix" must be an address in lower case without spaces, such as /docs or /docs/4.x.';
    for (const yaml of [`prefix: '${prefix}'`, `roots: [{ folder: a, prefix: '${prefix}' }]`]) {
      write('content/site.yaml', yaml);
      const { ok, problems } = await problemsOf();
      expect([ok, problems[0]]).toEqual([false, `content/site.yaml:1 error: ${inWords}`]);
    }
  },
);

test('a link to a file that servers would send as the compressed form of another', async () => {
  write('content/page.md', '# Page\n\n[a](data.br) [b](data.tar.gz)\n');
  for (const name of ['data.br', 'data.tar.gz']) write(`content/${name}`, 'data');
  expect(await problemsOf()).toEqual({
    ok: false,
    problems: [
      'content/page.md:3 error: "data.br" ends in .br, and servers send such a file as the compressed form of another. Give it another name.',
    ],
  });
});

test('a root behind a symbolic link', async () => {
  write('elsewhere/sub/page.md', `# ${SECRET}\n`);
  link('content/link', '../elsewhere');
  write('content/real/page.md', '# Page\n');
  link('content/inner', 'real');
  write('content/site.yaml', 'roots: [{ folder: link/sub }, { folder: inner, prefix: /inner }]\n');
  const inWords = (folder: string) =>
    `content/site.yaml error: The path of the folder "${folder}" in "roots" contains a symbolic link. Links to folders are not followed: name the folder itself, or put a copy in its place.`;
  expect(await problemsOf()).toEqual({ ok: false, problems: [inWords('link/sub'), inWords('inner')] });
});

test('files that would take minutes, or end the build, are named instead', { timeout: 120_000 }, async () => {
  const keys = Array.from({ length: 60_000 }, (_, at) => `/key-${at}: /gone-${at}\n`).join('');
  const braces = '{a,b}'.repeat(25);
  write('content/site.yaml', `name: Test\nexclude: ['${braces}']\n`);
  write('content/content.config.ts', `export const collections = { a: { source: '${braces}' } };\n`);
  write('content/redirects.yaml', keys);
  write('content/guide/.navigation.yml', keys);
  write('content/guide/example.md', `# Page\n\n\`\`\`html example\n${'<div>'.repeat(15_000)}\n\`\`\`\n`);
  write('content/guide/html.md', `# Page\n\n${'<div>'.repeat(15_000)}\n`);
  const { ok, problems } = await problemsOf();
  expect(ok).toBe(false);
  expect(
    problems.filter((problem) => problem.includes(' error: ')).map((problem) => problem.split(' ')[0]),
  ).toEqual([
    'content/content.config.ts:1',
    'content/guide/.navigation.yml:1',
    'content/guide/example.md:4',
    'content/guide/html.md:3',
    'content/redirects.yaml:1',
    'content/site.yaml:2',
  ]);
});

test('what is left out of such a folder never reaches the site', { timeout: 120_000 }, () => {
  write('content/.env', SECRET);
  write('content/.git/config', SECRET);
  write('content/node_modules/page.md', `# ${SECRET}\n`);
  write('content/README.md', `# ${SECRET}\n`);
  write('public/.htpasswd', SECRET);
  write('public/sub/.env', SECRET);
  write('content/site.yaml', 'offline: /guide/page\n');
  write('content/guide/1.page.md', '# Page\n\n[A large file](large.bin)\n\n`/x/../../../secret.txt`\n');
  write('content/guide/large.bin', Buffer.alloc(20_000_000, 'large '));
  link('content/guide/loop', '.');
  shareApplication(join(temp, 'out'));
  const env = { PATH: process.env.PATH, CONTENT_DIR: join(temp, 'content'), OUT_DIR: join(temp, 'out') };
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: project,
    env,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([
    0,
    'content/guide/loop warning: The symbolic link to a folder is not followed. Copy the folder in its place.\n',
  ]);
  const site = join(temp, 'out/static');
  const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const sizes = files.map((entry) => readFileSync(join(entry.parentPath, entry.name)));
  expect(sizes.filter((bytes) => bytes.includes(SECRET))).toEqual([]);
  expect(sizes.filter((bytes) => bytes.length === 20_000_000)).toHaveLength(1);
  expect(files.filter(({ name }) => /env|htpasswd|config/.test(name))).toEqual([]);
  // Lists for reading offline have the hash and the size of each file that a page names.
  const packs = files.filter(({ name }) => /^pack\..*\.json$/.test(name));
  const lists = packs.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  expect(lists.filter((list) => list.includes('secret.txt'))).toEqual([]);
  expect(lists.filter((list) => list.includes('large'))).toHaveLength(1);
});
