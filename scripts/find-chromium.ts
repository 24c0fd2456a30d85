// Where a Chromium for the browser tests may be. One that is installed is preferred to one that must be downloaded.
import { accessSync, constants, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** The shell is the same engine without a window; a page costs it two thirds of the processor time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export interface Machine {
  env: Record<string, string | undefined>;
  platform: string;
  /** Where Playwright puts its own download. */
  download: string;
}

/** Every place to look at, the most wanted first. */
export function chromiumCandidates({ env, platform, download }: Machine): string[] {
  const chosen = [env.CHROME_PATH, env.CHROMIUM_PATH];
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const apps = platform === 'darwin' ? macApps : [];
  return [...chosen, ...onPath, ...apps, download].filter(
    (path) => path !== undefined && path !== '',
  ) as string[];
}

/** The first candidate that can be run, or null. */
export function findChromium(machine?: Machine): string | null {
  if (machine) return chromiumCandidates(machine).find(isProgram) ?? null;
  const here = { env: process.env, platform: process.platform };
  return findChromium({ ...here, download: '' }) ?? findChromium({ ...here, download: playwrightDownload() });
}

/** To ask Playwright takes a third of a second, so whoever has a browser is spared it. */
function playwrightDownload(): string {
  const { chromium } = createRequire(import.meta.url)(
    '@playwright/test',
  ) as typeof import('@playwright/test');
  return chromium.executablePath();
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
