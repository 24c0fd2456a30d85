// Where the built sites are that browser tests and tests of built files look at. `start-sites.ts` serves them.
import { testSiteDir } from '#scripts/build-test-site.ts';
import type { SiteName } from '#scripts/test/sites.ts';

export {
  layoutsSiteUrl,
  longSectionPages,
  movingContentDir,
  type SiteName,
  siteNames,
} from '#scripts/test/sites.ts';

/** The output folder of a site; its files are in `static/`. */
export function outDirOf(site: SiteName): string {
  return testSiteDir(site);
}

/** The environment variable that carries a site's address to the test processes. */
export function addressVariable(site: SiteName): string {
  return `PLINTH_E2E_${site.toUpperCase()}`;
}

/** Where a site is served, such as `http://127.0.0.1:4711`. */
export function addressOf(site: SiteName): string {
  const address = process.env[addressVariable(site)];
  if (!address) throw new Error(`The test site "${site}" is not being served.`);
  return address;
}
