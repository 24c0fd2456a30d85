// The built sites that the browser tests visit. The setup builds and serves them; tests find them here.
import { join } from 'node:path';
import { testSiteDir } from '../../../scripts/build-test-site.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * `real`: the project's own content. `layouts`: a small site with one page of every kind. `moving`: tall pages that
 * lead to each other, for everything that happens between two of them.
 */
export const siteNames = ['real', 'layouts', 'moving'] as const;
export type SiteName = (typeof siteNames)[number];

/** The address that only the site `layouts` is told, so that canonical links can be seen with and without one. */
export const layoutsSiteUrl = 'https://layouts.example';

/** Pages in the long section of the site `layouts`. */
export const longSectionPages = 400;

export function outDirOf(site: SiteName): string {
  return testSiteDir(site);
}

/** Where the copy of the site `layouts` is completed before it is built. */
export const layoutsContentDir = join(root, '.cache/e2e/layouts-site/content');

/** The name of the variable that carries a site's address from the setup to the tests. */
export function addressVariable(site: SiteName): string {
  return `PLINTH_E2E_${site.toUpperCase()}`;
}

export function addressOf(site: SiteName): string {
  const address = process.env[addressVariable(site)];
  if (!address)
    throw new Error(`The site "${site}" is not being served; run the tests with playwright test.`);
  return address;
}

export const movingContentDir = join(root, 'tests/sites/moving');
