// Every build-your-own guide is proved: each step passes its own tests, the step before it does not, and the pages say
// about it what running them shows.
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readPages } from '#checks/content/checked-page.ts';
import { checkGuides } from '#checks/content/guides/guides.ts';
import { stepPlaceOf } from '#pipeline/guides/step-files.ts';
import { readTestRecord } from '#pipeline/guides/test-record.ts';

const contentDir = join(import.meta.dirname, '../../content');
// What `npm run check:content` has run already is not run again.
const cache = resolve(import.meta.dirname, '../../.cache/checks');

test('the steps of all guides are what their pages say', { timeout: 300_000 }, async () => {
  const pages = await readPages(contentDir);
  expect(await checkGuides({ contentDir, pages, wanted: pages, cache })).toEqual([]);
});

test('every step is on record', async () => {
  const steps = (await readPages(contentDir)).filter(({ kind }) => kind === 'step');
  expect(steps.length).toBeGreaterThan(20);
  for (const { file } of steps) {
    const place = stepPlaceOf(file);
    const { tests, before } = readTestRecord(contentDir, place?.guide ?? '')[place?.number ?? 0] ?? {};
    expect(tests?.added, file).toBeGreaterThan(0);
    expect((before?.passed ?? 0) + (before?.failed ?? 0) + (before?.blocked ?? 0), file).toBe(tests?.total);
  }
});
