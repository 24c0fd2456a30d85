// A build that the disk refuses: a sentence and exit code 1. The disk is a small one of the test's own, which needs a
// system that lets a program mount one for itself.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const build = join(import.meta.dirname, '../../scripts/build.ts');
const purge = join(import.meta.dirname, '../../scripts/purge.ts');
const folder = mkdtempSync(join(tmpdir(), 'plinth-'));
const out = join(folder, 'out');

beforeAll(() => {
  mkdirSync(join(folder, 'content'));
  writeFileSync(join(folder, 'content/index.md'), '# Home\n\nWelcome.\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

mkdirSync(out);
const canMount = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'none', out]).status === 0;
const where = canMount ? '' : ' (skipped: no disk of its own can be mounted here)';

interface Run {
  code: number | null;
  errors: string;
}

/** Runs a command line in the folder, for which `"$@"` is the build. */
function run(line: string): Promise<Run> {
  const isolated = line.includes('mount') ? ['unshare', '-rm'] : [];
  const [program = 'sh', ...args] = [...isolated, 'sh', '-c', line, 'sh', process.execPath, build];
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(program, args, { cwd: folder, env: { PATH, HOME, OUT_DIR: 'out' } });
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, errors })));
}

test.skipIf(!canMount).each(['64k', '1m'])(
  `a disk of %s is full before the build is done${where}`,
  async (size) => {
    const { code, errors } = await run(`mount -t tmpfs -o size=${size} none out && exec "$@"`);
    expect(code).toBe(1);
    expect(errors).toMatch(/(^|\n)The disk is full\. Free some space and run the command again\.\n$/);
    expect(errors).not.toMatch(/^\s+at /m);
  },
);

test.skipIf(!canMount)(`a disk that can only be read${where}`, async () => {
  expect(await run('mount -t tmpfs -o ro none out && exec "$@"')).toEqual({
    code: 1,
    errors: `${out}/cache cannot be created. Check that the disk is writable.\n`,
  });
});

test.skipIf(!canMount)(`purging on a disk that can only be read${where}`, async () => {
  const fill =
    "mkdir -p out/cache/images && \"$1\" -e \"new (require('node:sqlite').DatabaseSync)('out/cache/build.lock').exec('BEGIN EXCLUSIVE')\"";
  const line = `mount -t tmpfs none out && ${fill} && mount -o remount,ro none out && exec "$1" ${purge}`;
  expect(await run(line)).toEqual({
    code: 1,
    errors: `${out}/cache/images cannot be written. Check the permissions.\n`,
  });
});

test.skipIf(process.platform === 'win32')('a limit for the size of files', async () => {
  expect(await run('ulimit -f 64 && exec "$@"')).toEqual({
    code: 1,
    errors: 'Writing to the disk failed. It may be full, limited or damaged.\n',
  });
});
