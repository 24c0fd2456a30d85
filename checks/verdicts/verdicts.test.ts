import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Family, openVerdicts, type VerdictOptions } from './verdicts.ts';

let folder: string;
/** The jobs of every run so far. */
let ran: string[][];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-verdicts-'));
  ran = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (options: Partial<VerdictOptions> = {}) =>
  openVerdicts({ folder, share: 0, seed: 'a commit', ...options });

const family = (code = '1'): Family<string, string> => ({
  name: 'letters',
  code,
  run: async (jobs) => {
    ran.push(jobs);
    return jobs.map((job) => job.toUpperCase());
  },
  label: (job) => `the letter ${job}`,
});

/** A complete run of a check. */
async function check(jobs: string[], options: Partial<VerdictOptions> & { code?: string } = {}) {
  const verdicts = open(options);
  const found = await verdicts.recall(family(options.code), jobs);
  verdicts.save(true);
  return { found, ...verdicts };
}

const file = () => join(folder, 'letters.txt');
const lines = () => readFileSync(file(), 'utf8').trimEnd().split('\n');

test('a recorded verdict is recalled, in the order of the jobs, and each job runs once', async () => {
  expect((await check(['a', 'b', 'a'])).found).toEqual(['A', 'B', 'A']);
  const { found, counts } = await check(['b', 'c']);
  expect(found).toEqual(['B', 'C']);
  expect(counts).toEqual({ recalled: 1, verified: 0, added: 1 });
  expect(ran).toEqual([['a', 'b'], ['c']]);
});

test('records that a complete run does not use are removed; a partial run keeps them', async () => {
  await check(['a', 'b', 'c']);
  const partial = open();
  await partial.recall(family(), ['a', 'd']);
  partial.save(false);
  expect(lines()).toHaveLength(1 + 4);
  await check(['a', 'd']);
  expect(lines()).toHaveLength(1 + 2);
});

describe('other code', () => {
  test('verifies everything, and changes one line when the verdicts are the same', async () => {
    await check(['a', 'b']);
    const before = lines();
    const { counts } = await check(['a', 'b'], { code: '2' });
    expect(counts).toEqual({ recalled: 0, verified: 0, added: 2 });
    expect(lines()).toEqual(['code 2', ...before.slice(1)]);
  });

  test('in a partial run leaves the file alone', async () => {
    await check(['a', 'b']);
    const before = lines();
    const partial = open();
    await partial.recall(family('2'), ['a']);
    partial.save(false);
    expect(lines()).toEqual(before);
  });
});

describe('a sample of the records is verified again', () => {
  const jobs = Array.from({ length: 400 }, (_, at) => `job ${at}`);

  test('the same one for the same commit, another one for another commit, as many as wanted', async () => {
    await check(jobs);
    await check(jobs, { share: 0.05 });
    await check(jobs, { share: 0.05 });
    await check(jobs, { share: 0.05, seed: 'another commit' });
    const [, first = [], again, other] = ran;
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
    expect(first).toHaveLength(20);
  });

  test('at least one, however few there are', async () => {
    await check(['a', 'b', 'c']);
    expect((await check(['a', 'b', 'c'], { share: 0.05 })).counts).toMatchObject({
      recalled: 2,
      verified: 1,
    });
  });

  test('or all of them', async () => {
    await check(jobs);
    expect((await check(jobs, { share: 1 })).counts).toEqual({ recalled: 0, verified: 400, added: 0 });
  });
});

describe('a record that is not true', () => {
  test('is found when it is verified, said with both verdicts, and replaced by the right one', async () => {
    const wrong = open();
    await wrong.recall({ ...family(), run: async (jobs) => jobs.map(() => 'fine') }, ['a']);
    wrong.save(true);
    // Nothing was edited, so only running the check again can reveal it.
    expect((await check(['a'])).faults).toEqual([]);
    const { found, faults } = await check(['a'], { share: 1 });
    expect(found).toEqual(['A']);
    expect(faults).toEqual([
      `${file()}: the recorded verdict on the letter a is wrong. Recorded: "fine". Found: "A". Find out why, run the check again and commit the file it writes.`,
    ]);
    expect((await check(['a'], { share: 1 })).faults).toEqual([]);
  });

  test('is found at once when it was edited by hand, and its job runs again', async () => {
    await check(['a', 'b']);
    writeFileSync(file(), readFileSync(file(), 'utf8').replace('"A"', '"fine"'));
    ran = [];
    const { found, faults } = await check(['a', 'b']);
    expect(found).toEqual(['A', 'B']);
    expect(ran).toEqual([['a']]);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/letters\.txt: the line [\da-f]{20} was edited by hand/);
    expect((await check(['a', 'b'])).faults).toEqual([]);
  });

  test('is found at once when a merge left its marks', async () => {
    await check(['a']);
    writeFileSync(file(), `${readFileSync(file(), 'utf8')}<<<<<<< ours\n`);
    expect((await check(['a'])).faults).toHaveLength(1);
  });
});
