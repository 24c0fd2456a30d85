// `npm run screenshots`: every kind of page at four widths, light and dark, into the folder `screenshots`. Names of
// screens may follow (`npm run screenshots -- home drawer`). PLINTH_URL names a site that is served already.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ToldError } from '#lib/told-error.ts';
import { startServer } from '#server/http/serve.ts';
import { parseEnv } from '#src/env.ts';
import { build } from './build.ts';
import { findChromium } from './find-chromium.ts';
import { terminalReport } from './progress.ts';
import { count, runScript } from './run-script.ts';
import { type Screen, screens } from './screens/screens.ts';
import { type Look, takeScreen } from './screens/take-screen.ts';

const folder = join(import.meta.dirname, '../screenshots');
const widths = [390, 820, 1280, 1600];
const modes = ['light', 'dark'] as const;
/** Pictures that are being taken at the same time. */
const hands = 2;

interface Job {
  screen: Screen;
  look: Look;
  name: string;
}

/** Takes them all and tells which could not be taken; returns whether none is missing. */
export async function takeScreenshots(wanted: readonly string[]): Promise<boolean> {
  const jobs = listJobs(wanted);
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
    for (const { screen, look, name } of queue) {
      await takeScreen(browser, site.url, screen, look, join(folder, name)).catch((error: Error) => {
        failures.push(`${name}: ${error.message.split('\n').slice(0, 3).join(' ')}`);
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

function listJobs(wanted: readonly string[]): Job[] {
  const unknown = wanted.filter((name) => !screens.some((screen) => screen.name === name));
  if (unknown.length > 0)
    throw new ToldError(
      `There is no screen "${unknown[0]}". There are: ${screens.map(({ name }) => name).join(', ')}.`,
    );
  return screens
    .filter(({ name }) => wanted.length === 0 || wanted.includes(name))
    .flatMap((screen) =>
      widths
        .filter((width) => screen.exists?.(width) ?? true)
        .flatMap((width) =>
          modes.map((colorScheme) => ({
            screen,
            look: { width, colorScheme },
            name: `${screen.name}-${width}-${colorScheme}.png`,
          })),
        ),
    );
}

/** The site that was named, or the present one, built and served; null when it cannot be built. */
async function openSite(): Promise<{ url: string; stop(): Promise<void> } | null> {
  const named = process.env.PLINTH_URL;
  if (named) return { url: named, stop: async () => {} };
  if (!(await build())) return null;
  const { outDir } = parseEnv(process.env, process.cwd());
  return startServer({ port: 0, host: '127.0.0.1', outDir, log: false });
}

if (import.meta.main) await runScript(() => takeScreenshots(process.argv.slice(2)));
