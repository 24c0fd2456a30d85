// The `test` of every browser test: pages are opened on the site that the file chooses, the real one by default.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, test as base } from '@playwright/test';
import { addressOf, outDirOf, type SiteName } from '#tests/support/sites/sites.ts';

interface Options {
  site: SiteName;
}

interface WorkerFixtures {
  sharedContext(site: SiteName): Promise<BrowserContext>;
}

/**
 * Chromium judges the connection by how fast it gets responses. On a busy machine that can be `3g`, and then links load
 * documents. Tests of slow connections define `navigator.connection` themselves.
 */
async function withFastLine(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript(() => {
    const connection: unknown = Reflect.get(navigator, 'connection');
    if (connection instanceof Object)
      Object.defineProperty(Object.getPrototypeOf(connection), 'effectiveType', { get: () => '4g' });
  });
  return context;
}

/**
 * What both kinds of test have in common. A worker that has run one kind can go on with the other only if their worker
 * fixtures are the same; otherwise Playwright starts another worker, and a browser with it.
 */
const siteTest = base.extend<Options, WorkerFixtures>({
  site: ['real', { option: true }],
  context: async ({ context }, use) => use(await withFastLine(context)),
  baseURL: async ({ site }, use) => use(addressOf(site)),
  sharedContext: [
    async ({ browser }, use) => {
      const contexts = new Map<SiteName, Promise<BrowserContext>>();
      await use((site) => {
        const known = contexts.get(site);
        if (known) return known;
        const made = browser
          .newContext({ baseURL: addressOf(site), viewport: { width: 1280, height: 720 } })
          .then(withFastLine);
        contexts.set(site, made);
        return made;
      });
      for (const context of contexts.values()) await (await context).close();
    },
    { scope: 'worker' },
  ],
});

export const test = siteTest.extend({
  page: async ({ page }, use) => {
    await use(page);
    // A document that was loaded at the very end may still request things that no one waits for.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

/**
 * For tests that only look: all tests of a worker share a browser context, with its cache. Not for tests that store
 * anything (preferences, progress), block requests for a whole context, or need context options such as a viewport
 * in `test.use`; `page.setViewportSize` and `page.emulateMedia` are fine.
 */
export const readOnlyTest = siteTest.extend({
  page: async ({ sharedContext, site }, use) => {
    const page = await (await sharedContext(site)).newPage();
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
  },
});

export { expect } from '@playwright/test';

/** Every page of a built site, in the order of their paths. */
export function pagesOf(site: SiteName): string[] {
  const { id } = readBuilt(site, 'builds/latest.json') as { id: string };
  return (readBuilt(site, `builds/meta/${id}.json`) as { prerendered: string[] }).prerendered.toSorted();
}

/** Whether costly tests visit all pages, as `npm run nightly` has it. */
export const isEveryPage = Boolean(process.env.PLINTH_EVERY_PAGE);

/** How many pages of one folder a costly test visits otherwise. */
const perFolder = 2;

/** Some pages of every folder, spread from the first to the last: pages of a folder are built alike. */
export function sampleOf(pages: readonly string[]): string[] {
  if (isEveryPage) return [...pages];
  const folders = Map.groupBy(pages, (path) => path.slice(0, path.lastIndexOf('/')));
  return [...folders.values()].flatMap((folder) => {
    const step = Math.max(1, (folder.length - 1) / (perFolder - 1));
    return folder.filter((_, index) => index === Math.round(Math.round(index / step) * step));
  });
}

function readBuilt(site: SiteName, file: string): unknown {
  return JSON.parse(readFileSync(join(outDirOf(site), 'static', file), 'utf8'));
}
