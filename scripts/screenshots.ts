// `npm run screenshots`: captures every kind of page at four widths, light and dark, in the folder
// `screenshots`. Names of screens may follow (`npm run screenshots -- home drawer`). PLINTH_URL is the
// address of a site that is already served.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { parseEnv } from '#server/env.ts';
import { startServer } from '#server/http/serve.ts';
import { build } from './build.ts';
import { findChromium } from './find-chromium.ts';
import { terminalReport } from './progress.ts';
import { count, runScript } from './run-script.ts';
import { listJobs } from './screens/list-jobs.ts';
import { screens } from './screens/screens.ts';
import { takeScreen } from './screens/take-screen.ts';

const folder = join(import.meta.dirname, '../screenshots');
/** Number of screenshots taken in parallel. */
const hands = 2;

/** Takes all screenshots and reports failures; returns whether all succeeded. */
export async function takeScreenshots(wanted: readonly string[]): Promise<boolean> {
  const jobs = listJobs(screens, wanted);
  const site = await openSite();
  if (!site) return false;
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const failures: string[] = [];
  const report = terminalReport(process.stdout);
  report.step(`Taking ${count(jobs.length, 'picture')} of ${site.url}`);
  mkdirSync(folder, { recursive: true });
  let done = 0;
  const queue = jobs.values();
  const work = async () => {
    for (const { screen, look, file } of queue) {
      await takeScreen(browser, site.url, screen, look, join(folder, file)).catch((error: Error) => {
        failures.push(`${file}: ${error.message.split('\n').slice(0, 3).join(' ')}`);
      });
      report.progress(++done, jobs.length);
    }
  };
  await Promise.all(Array.from({ length: hands }, work));
  report.end();
  await browser.close();
  await site.stop();
  for (const failure of failures) console.error(failure);
  console.log(`${count(jobs.length - failures.length, 'picture')} in ${folder}, ${failures.length} failed`);
  return failures.length === 0;
}

/** The given site, or the current one, built and served; null if the build fails. */
async function openSite(): Promise<{ url: string; stop(): Promise<void> } | null> {
  const named = process.env.PLINTH_URL;
  if (named) return { url: named, stop: async () => {} };
  if (!(await build())) return null;
  const { outDir, stateDir } = parseEnv(process.env, process.cwd());
  return startServer({ port: 0, host: '127.0.0.1', outDir, stateDir, log: false });
}

if (import.meta.main) await runScript(() => takeScreenshots(process.argv.slice(2)));
