// Global setup of Vitest's project "built" and of Playwright: builds the test sites and serves them on free ports.
//
// `npm test` sets PLINTH_SITES_BUILT, because its build stage has made the sites already. While you work on one test,
// you can also serve sites yourself and pass their addresses: PLINTH_E2E_REAL, PLINTH_E2E_LAYOUTS, PLINTH_E2E_MOVING.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildTestSites } from '#scripts/test/sites.ts';
import { addressVariable, outDirOf, siteNames } from './sites.ts';

export default async function startSites(): Promise<(() => Promise<void>) | undefined> {
  if (siteNames.every((site) => process.env[addressVariable(site)])) return;
  if (!process.env.PLINTH_SITES_BUILT) await buildTestSites();
  const server = fork(join(import.meta.dirname, 'serve-sites.ts'), siteNames.map(outDirOf), { execArgv: [] });
  const ended = once(server, 'exit');
  const [addresses] = (await Promise.race([once(server, 'message'), ended])) as [unknown];
  if (!Array.isArray(addresses)) throw new Error(`The server of the test sites exited with ${addresses}.`);
  for (const [index, site] of siteNames.entries()) process.env[addressVariable(site)] = addresses[index];
  return async () => {
    server.disconnect();
    await ended;
  };
}
