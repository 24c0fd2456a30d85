// Every step of a build-your-own guide has a test record, which its page shows. That the records are true is checked by
// `npm run check:content`.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPages } from '#checks/content/checked-page.ts';
import { stepPlaceOf } from '#pipeline/guides/step-files.ts';
import { readTestRecord } from '#pipeline/guides/test-record.ts';

const contentDir = join(import.meta.dirname, '../../content');
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
