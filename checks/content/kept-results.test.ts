import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepResults } from './kept-results.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plinth-kept-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('what was run before is not run again, until the version changes', async () => {
  const asked: string[][] = [];
  const run = async (jobs: string[]) => {
    asked.push(jobs);
    return jobs.map((job) => job.toUpperCase());
  };
  expect(await keepResults(['a', 'b', 'a'], { folder, version: '1' }, run)).toEqual(['A', 'B', 'A']);
  expect(await keepResults(['b', 'c'], { folder, version: '1' }, run)).toEqual(['B', 'C']);
  expect(await keepResults(['b', 'c'], { folder, version: '1' }, run)).toEqual(['B', 'C']);
  expect(await keepResults(['c'], { folder, version: '2' }, run)).toEqual(['C']);
  expect(asked).toEqual([['a', 'b', 'a'], ['c'], ['c']]);
});
