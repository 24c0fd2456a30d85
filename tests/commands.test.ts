// The commands when something is amiss: a sentence and exit code 1, never a stack trace.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shareApplication } from '#scripts/build-test-site.ts';

const project = join(import.meta.dirname, '..');
const compileCache = ['--import', join(project, 'scripts/compile-cache.js')];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-commands-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Run {
  code: number | null;
  out: string;
  errors: string;
}

/** Runs a script; `until` ends one that would go on, when its output contains these words. */
function run(script: string, args: string[], env: Record<string, string>, until?: string): Promise<Run> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [...compileCache, join(project, 'scripts', script), ...args], {
    cwd: folder,
    env: { PATH, HOME, ...env },
  });
  const result: Run = { code: null, out: '', errors: '' };
  child.stdout.on('data', (text) => {
    result.out += text;
    if (until && result.out.includes(until)) child.kill('SIGTERM');
  });
  child.stderr.on('data', (text) => {
    result.errors += text;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ ...result, code })));
}

/** The least that can be served. */
function writeBuild(name = 'static'): void {
  mkdirSync(join(folder, 'out', name, 'builds'), { recursive: true });
  writeFileSync(join(folder, 'out', name, 'index.html'), '<!doctype html><title>Home</title>');
  writeFileSync(join(folder, 'out', name, 'builds/latest.json'), '{"id":"abc","timestamp":1}');
}

test('serving without a build', async () => {
  expect(await run('serve.ts', [], { OUT_DIR: 'out' })).toEqual({
    code: 1,
    out: '',
    errors: 'There is no build in out/static. Build the site first: npm run build, or npx plinth build.\n',
  });
});

test('serving on a port that is taken', async () => {
  writeBuild();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };
  const result = await run('serve.ts', [], { OUT_DIR: 'out', HOST: '127.0.0.1', PORT: String(port) });
  other.close();
  expect(result).toEqual({
    code: 1,
    out: '',
    errors: `Port ${port} is in use. Stop the other program or choose another port: PORT=${port + 1} npm start\n`,
  });
});

test('writing on a port that is taken', { timeout: 60_000 }, async () => {
  mkdirSync(join(folder, 'content'));
  writeFileSync(join(folder, 'content/index.md'), '# Home\n\nWelcome.\n');
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };
  const { code, errors } = await run('dev.ts', [], { OUT_DIR: 'out', HOST: '127.0.0.1', PORT: String(port) });
  other.close();
  expect([code, errors]).toEqual([
    1,
    `Port ${port} is in use. Choose another: PORT=${port + 1} npm run dev\n`,
  ]);
});

test('serving after a build that was killed between its two renames', async () => {
  writeBuild();
  renameSync(join(folder, 'out/static'), join(folder, 'out/static.old'));
  const result = await run('serve.ts', [], { OUT_DIR: 'out', HOST: '127.0.0.1', PORT: '0' }, 'Serving');
  expect(result).toMatchObject({ code: 0, errors: '' });
});

test('a bad environment', async () => {
  expect(await run('check-content.ts', [], { CONTENT_DIR: 'content', PORT: 'abc' })).toEqual({
    code: 1,
    out: '',
    errors: 'The environment is not usable:\n  PORT must be a number between 0 and 65535.\n',
  });
});

test('checking content that has an error', async () => {
  mkdirSync(join(folder, 'content'));
  writeFileSync(join(folder, 'content/site.yaml'), 'name: Test\n');
  writeFileSync(join(folder, 'content/index.md'), '# Home\n\nSee [nothing](/nothing).\n');
  expect(await run('check-content.ts', [], { CONTENT_DIR: 'content' })).toEqual({
    code: 1,
    out: expect.stringMatching(
      /^Reading pages …\nReading pages … 1 of 1\n.*\n1 page: 1 error, 0 warnings\.\n$/s,
    ),
    errors:
      'content/index.md:3 error: The link "/nothing" leads to no page. Check the address, or remove the link.\n',
  });
});

test('starting a page of a kind that does not exist', async () => {
  const result = await run('new.ts', ['qeust', 'Title'], { CONTENT_DIR: 'content' });
  expect(result).toEqual({
    code: 1,
    out: '',
    errors:
      'There is no kind "qeust". Did you mean "quest"? Kinds: page, lesson, quest, project, guide, post.\nUse it like this: npm run new -- post "What we learned"\n',
  });
});

const oddHeads: Record<string, string> = {
  children: 'meta: [{ name: a, content: b, children: c }]',
  contents: 'meta: [{ name: a, content: b, innerHTML: c }]',
  control: 'meta: [{ name: a, content: "\\0" }]',
  danger: 'script: [{ type: application/ld+json, dangerouslySetInnerHTML: "{}" }]',
  handler: 'meta: [{ name: a, content: b, onload: "alert(1)" }]',
  link: 'link: [{ rel: me, href: "https://example.org", style: "color: red" }]',
  name: 'meta: [{ name: a, content: b, "c d": e }]',
  style: 'meta: [{ name: a, content: b, style: "color: red" }]',
  // These are written as they are, or mean nothing.
  fine: `meta: [{ name: a, content: "() => alert(1)", __proto__: b, key: c, ref: d, tagPosition: bodyClose }, { name: e, content: ${'f'.repeat(40_000)} }]`,
  unknown: 'bodyAttrs: { class: x }\n  style: [{ innerHTML: y }]',
};

test('building pages whose heads hold what cannot be written', async () => {
  shareApplication(join(folder, 'out'));
  mkdirSync(join(folder, 'content'));
  for (const [name, head] of Object.entries(oddHeads))
    writeFileSync(
      join(folder, 'content', `${name}.md`),
      `---\ntitle: ${name}\nhead:\n  ${head}\n---\n\nText.\n`,
    );
  const { code, errors } = await run('build.ts', [], { OUT_DIR: 'out' });
  const left = (file: string, kind: string, reason: string) =>
    `content/${file}.md:3 warning: "head.${kind}" has an entry that is left out: ${reason}.\n`;
  expect(errors).toBe(
    [
      left('children', 'meta', '"children" is not an attribute of a meta'),
      left('contents', 'meta', '"innerHTML" is not an attribute of a meta'),
      left('control', 'meta', '"content" holds a character that no document may hold'),
      left('danger', 'script', '"dangerouslySetInnerHTML" is not an attribute of a script'),
      left('handler', 'meta', '"onload" would run a script'),
      left('link', 'link', 'nothing in a head can be given a "style"'),
      left('name', 'meta', '"c d" is not the name of an attribute'),
      left('style', 'meta', 'nothing in a head can be given a "style"'),
    ].join(''),
  );
  expect(code).toBe(0);
  expect(readFileSync(join(folder, 'out/static/style/index.html'), 'utf8')).not.toContain('name="a"');
});

test('a single file is checked as a part of its site, and only its own problems are listed', async () => {
  const write = (file: string, text: string) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write('notes/site.yaml', 'name: Notes\n');
  write('notes/index.md', '# Home\n\n[Later](/guide/good)\n');
  write('notes/guide/1.start.md', '# Start\n\n::: tip\nText.\n:::\n\n[Dead](/nowhere)\n');
  write(
    'notes/guide/2.page.md',
    '# Page\n\n[Start](./1.start.md), [home](/), [dead](/gone)\n\n::: tip\nText.\n:::\n',
  );
  write('notes/guide/3.good.draft.md', '# Good\n\n[Page](/guide/page)\n');
  const check = async (file: string) => {
    const result = await run('check.ts', [], { CONTENT_DIR: file, OUT_DIR: 'out' });
    return { ...result, out: result.out.replace(/^Reading content.*\n/gm, '') };
  };
  expect(await check('notes/guide/2.page.md')).toEqual({
    code: 1,
    out: 'notes/guide/2.page.md: 1 error, 1 warning.\n',
    errors: [
      'notes/guide/2.page.md:5 warning: "::: tip" is the mark of another system and is shown as text. Write "::tip" on the line above the text and "::" on the line below it.',
      'notes/guide/2.page.md:3 error: The link "/gone" leads to no page. Check the address, or remove the link.',
      '',
    ].join('\n'),
  });
  expect(await check('notes/guide/3.good.draft.md')).toEqual({
    code: 0,
    out: 'notes/guide/3.good.draft.md: 0 errors, 0 warnings.\n',
    errors: '',
  });
  expect(await check('notes/none.md')).toEqual({
    code: 1,
    out: '',
    errors: 'There is no file notes/none.md.\n',
  });
  const { code, out } = await check('notes');
  expect(code).toBe(1);
  expect(out).toBe(
    '1 draft was left out ("draft: true", or a file that ends in .draft.md).\n3 pages: 3 errors, 1 warning.\n',
  );
});

test('plinth explains itself, and names a command or an option that it does not have', () => {
  const plinth = (...args: string[]) => {
    const program = join(project, 'bin/plinth.js');
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
    return [status, stdout.split('\n')[0], stderr.split('\n')[0]];
  };
  const usage = 'Use it like this: npx plinth <command> [folder]';
  expect(plinth('--help')).toEqual([0, usage, '']);
  expect(plinth('build', '--help')).toEqual([0, usage, '']);
  expect(plinth('buidl')).toEqual([1, '', 'There is no command "buidl".']);
  expect(plinth('build', '--fast')).toEqual([1, '', '"plinth build" has no option --fast.']);
});
