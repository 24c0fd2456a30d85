// Builds the sites with the present code and serves them on free ports until the tests are over. While tests are
// being written, sites that are served already can be named instead: PLINTH_E2E_REAL, _LAYOUTS, _MOVING. With
// PLINTH_E2E_BUILT the project's own content is taken as `npm run check:site` has just built it.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildTestSite } from '../../../scripts/build-test-site.ts';
import {
  addressVariable,
  layoutsContentDir,
  layoutsSiteUrl,
  longSectionPages,
  movingContentDir,
  outDirOf,
  type SiteName,
  siteNames,
} from './sites.ts';

const root = join(import.meta.dirname, '../../..');

export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (siteNames.every((site) => process.env[addressVariable(site)])) return;
  prepareLayoutsSite();
  if (!process.env.PLINTH_E2E_BUILT) await buildTestSite('real');
  shareApplication('real', ['layouts', 'moving']);
  await Promise.all([
    buildTestSite('layouts', { settings: { CONTENT_DIR: layoutsContentDir, SITE_URL: layoutsSiteUrl } }),
    buildTestSite('moving', { settings: { CONTENT_DIR: movingContentDir } }),
  ]);
  return serve(siteNames);
}

/** The application is the same for every site, so it is bundled once. */
function shareApplication(from: SiteName, others: readonly SiteName[]): void {
  const cache = join(outDirOf(from), 'cache');
  for (const name of readdirSync(cache).filter((name) => /^(?:app|program)-/.test(name)))
    for (const site of others)
      cpSync(join(cache, name), join(outDirOf(site), 'cache', name), { recursive: true });
}

/** Serves the sites, tells the tests where, and answers with how to stop. */
async function serve(sites: readonly SiteName[]): Promise<() => Promise<void>> {
  const server = fork(join(import.meta.dirname, 'serve-sites.ts'), sites.map(outDirOf), { execArgv: [] });
  const ended = once(server, 'exit');
  const [addresses] = (await Promise.race([once(server, 'message'), ended])) as [unknown];
  if (!Array.isArray(addresses))
    throw new Error(`The sites are not being served: the server ended with ${addresses}.`);
  for (const [index, site] of sites.entries()) process.env[addressVariable(site)] = addresses[index];
  return async () => {
    server.disconnect();
    await ended;
  };
}

/** The site's folder, and beside it a section too long to be listed whole. */
function prepareLayoutsSite(): void {
  rmSync(layoutsContentDir, { recursive: true, force: true });
  cpSync(join(root, 'tests/sites/layouts'), layoutsContentDir, { recursive: true });
  const section = join(layoutsContentDir, '9.long');
  mkdirSync(section);
  writeFileSync(join(section, 'index.md'), '---\ntitle: Long\n---\n\nA long section.\n');
  for (let number = 1; number <= longSectionPages; number++) {
    writeFileSync(
      join(section, `${number}.entry-${number}.md`),
      `---\ntitle: Entry ${number}\n---\n\nText ${number}.\n`,
    );
  }
}
