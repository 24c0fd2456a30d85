// The `test` of every browser test: pages are opened on the site that the file chooses, the real one by default.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { addressOf, outDirOf, type SiteName } from './sites.ts';

interface Options {
  site: SiteName;
}

export const test = base.extend<Options>({
  site: ['real', { option: true }],
  baseURL: async ({ site }, use) => use(addressOf(site)),
  page: async ({ page }, use) => {
    await use(page);
    // A document that was loaded at the very end still asks for things; nobody needs the answers.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

export { expect } from '@playwright/test';

/** Every page of a built site, in the order of their paths. */
export function pagesOf(site: SiteName): string[] {
  const { id } = readBuilt(site, 'builds/latest.json') as { id: string };
  return (readBuilt(site, `builds/meta/${id}.json`) as { prerendered: string[] }).prerendered.toSorted();
}

function readBuilt(site: SiteName, file: string): unknown {
  return JSON.parse(readFileSync(join(outDirOf(site), 'static', file), 'utf8'));
}
