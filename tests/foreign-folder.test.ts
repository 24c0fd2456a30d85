// `npx plinth` in a folder that somebody else has packed: it may hold everything that an earlier build would have left
// there. Nothing of that is run, served or published.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { hashSources, programFolder } from '#server/prerender/program.ts';

const project = join(import.meta.dirname, '..');
let temp: string;
let folder: string;

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(temp, file)), { recursive: true });
  writeFileSync(join(temp, file), text);
};

beforeEach(() => {
  temp = mkdtempSync(join(tmpdir(), 'plinth-foreign-'));
  folder = join(temp, 'notes');
  onTestFinished(() => rmSync(temp, { recursive: true, force: true }));
  // A broken link stops the build before it bundles anything.
  write('notes/site.yaml', 'name: Notes\n');
  write('notes/index.md', '# Home\n\n[Nothing](nothing.md)\n');
});

function plinth(command: string, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(project, 'bin/plinth.js'), command], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: join(temp, 'home'),
      XDG_CACHE_HOME: join(temp, 'caches'),
      PORT: '0',
      ...env,
    },
    encoding: 'utf8',
    // A server that should not have started is ended.
    timeout: 60_000,
  });
  return { status, said: stdout + stderr };
}

const marker = () => `require('node:fs').writeFileSync(${JSON.stringify(join(temp, 'ran'))}, '')`;
const program = () =>
  `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
${marker()};
export const run = async () => {};
export const createRenderer = () => {};
`;

test('no program in the folder is run by a build', () => {
  const hash = hashSources(project);
  const shipped = programFolder(project, 'notes/.plinth/cache', hash);
  write(`${shipped}/program.mjs`, program());
  write(`notes/.plinth/cache/app-${hash}/server/entry.server.js`, program());
  expect(plinth('build')).toMatchObject({
    status: 1,
    said: expect.stringContaining('notes/index.md:3 error'),
  });
  expect(existsSync(join(temp, 'ran'))).toBe(false);
});

test('caches lie in a folder of this account, which nobody else can read', () => {
  expect(plinth('check').status).toBe(1);
  const key = createHash('sha256').update(join(folder, '.plinth')).digest('hex').slice(0, 16);
  const place = join(temp, 'caches/plinth', key);
  expect(readdirSync(place)).toEqual(['cache']);
  expect(statSync(place).mode & 0o777).toBe(0o700);
  expect(readdirSync(folder).toSorted()).toEqual(['index.md', 'site.yaml']);
  // Without XDG_CACHE_HOME it is below the home folder.
  expect(plinth('check', { XDG_CACHE_HOME: '' }).status).toBe(1);
  const below = process.platform === 'darwin' ? 'Library/Caches' : '.cache';
  expect(readdirSync(join(temp, 'home', below, 'plinth'))).toEqual([key]);
});

test('a site that was not built here is not served', () => {
  write('notes/.plinth/static/index.html', '<!doctype html><script>alert(1)</script>');
  write('notes/.plinth/static/builds/latest.json', '{"id":"abc","timestamp":1}');
  write('notes/.plinth/server/abc-1/entry.server.js', program());
  expect(plinth('serve')).toEqual({
    status: 1,
    said: 'The site in .plinth/static was not built on this computer. Build it first: npx plinth build.\n',
  });
});

test('a symbolic link in place of the output folder is not followed', () => {
  mkdirSync(join(temp, 'victim'));
  symlinkSync(join(temp, 'victim'), join(folder, '.plinth'));
  expect(plinth('build')).toEqual({
    status: 1,
    said: 'The folder .plinth is a symbolic link, so nothing is written into it. Remove it, or name another folder with OUT_DIR.\n',
  });
  expect(readdirSync(join(temp, 'victim'))).toEqual([]);
});

test('the list of problems is not written through a symbolic link', () => {
  write('victim.txt', 'mine');
  mkdirSync(join(folder, '.plinth'));
  symlinkSync(join(temp, 'victim.txt'), join(folder, '.plinth/problems.txt'));
  write('notes/many.md', Array.from({ length: 40 }, (_, at) => `[${at}](gone-${at}.md)`).join('\n\n'));
  expect(plinth('check').said).toContain('line by line: .plinth/problems.txt');
  expect(readFileSync(join(temp, 'victim.txt'), 'utf8')).toBe('mine');
});
