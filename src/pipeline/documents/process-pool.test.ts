import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UserError } from '#lib/user-error.ts';
import { runPool } from './process-pool.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-pool-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A worker module with this function body for a job. */
function moduleOf(name: string, body: string): URL {
  const file = join(folder, `${name}.ts`);
  const pool = new URL('./process-pool.ts', import.meta.url).href;
  const userError = new URL('../../lib/user-error.ts', import.meta.url).href;
  writeFileSync(
    file,
    `import { serveJobs } from '${pool}';
import { UserError } from '${userError}';
serveJobs(() => async (job) => { ${body} });
void UserError;
`,
  );
  return pathToFileURL(file);
}

const dieAtThirteen = "if (job === 13) process.kill(process.pid, 'SIGKILL'); return job * 2;";
const jobs = Array.from({ length: 20 }, (_, index) => index);

test('a process that dies costs its job alone', async () => {
  const results: number[] = [];
  const deaths: number[] = [];
  await runPool<null, number, number>(jobs, {
    module: moduleOf('dies', dieAtThirteen),
    setup: null,
    processes: 2,
    onResult: (result) => results.push(result),
    onDeath: (job) => deaths.push(job),
  });
  expect(deaths).toEqual([13]);
  expect(results.sort((a, b) => a - b)).toEqual(jobs.filter((job) => job !== 13).map((job) => job * 2));
});

test('what is thrown about a death ends the run', async () => {
  const run = runPool<null, number, number>(jobs, {
    module: moduleOf('dies-and-ends', dieAtThirteen),
    setup: null,
    processes: 2,
    onResult: () => {},
    onDeath: (job) => {
      throw new UserError(`Job ${job} cannot be done.`);
    },
  });
  await expect(run).rejects.toThrow(new UserError('Job 13 cannot be done.'));
});

test('without a word about deaths, one ends the run', async () => {
  const run = runPool<null, number, number>(jobs, {
    module: moduleOf('dies-unnoticed', dieAtThirteen),
    setup: null,
    processes: 2,
    onResult: () => {},
  });
  await expect(run).rejects.toThrow('A build process stopped (SIGKILL).');
});

test('an error keeps what explains it: its code, its path, and whether it is written for the user', async () => {
  const fail = (name: string, body: string) =>
    runPool<null, number, number>([1], {
      module: moduleOf(name, body),
      setup: null,
      onResult: () => {},
    }).then(
      () => null,
      (error: NodeJS.ErrnoException) => error,
    );
  const full = await fail(
    'full',
    "throw Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC', path: 'dist/a.html' });",
  );
  expect(full).toMatchObject({ code: 'ENOSPC', path: 'dist/a.html', message: 'ENOSPC: no space left' });
  expect(full?.stack).toContain('full.ts');
  const told = await fail('told', "throw new UserError('Write a shorter title.');");
  expect(told).toBeInstanceOf(UserError);
  expect(told?.message).toBe('Write a shorter title.');
});
