import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mdcPage } from './support/mdc-page.ts';

const file = join(import.meta.dirname, '../docs/mdc.md');

test('the page about components lists what the code knows', async () => {
  await expect(mdcPage()).toMatchFileSnapshot(file);
});

test('the guide for authors leads to it', () => {
  const readme = readFileSync(join(import.meta.dirname, '../content/README.md'), 'utf8');
  expect(readme).toContain('[docs/mdc.md](../docs/mdc.md)');
});
