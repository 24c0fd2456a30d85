import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTypeface, typefaceFile } from './typeface.ts';

test('the typeface is what the script makes of the installed package, and at most 40 kB', async () => {
  const kept = readFileSync(join(import.meta.dirname, '..', typefaceFile));
  expect((await makeTypeface()).equals(kept)).toBe(true);
  expect(kept.length).toBeLessThanOrEqual(40_000);
});
