// Finds a Chromium for the browser tests. An installed one is preferred to a download.
import { accessSync, constants, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** The headless shell is the same engine; a page takes two thirds of the CPU time. */
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
  /** Playwright's download folder. */
  download: string;
}

/** All paths to try, in order of preference. */
export function chromiumCandidates({ env, platform, download }: Machine): string[] {
  const chosen = [env.CHROME_PATH, env.CHROMIUM_PATH];
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const apps = platform === 'darwin' ? macApps : [];
  return [...chosen, ...onPath, ...apps, download].filter(
    (path) => path !== undefined && path !== '',
  ) as string[];
}

/** The first executable candidate, or null. */
export function findChromium(machine?: Machine): string | null {
  if (machine) return chromiumCandidates(machine).find(isProgram) ?? null;
  const here = { env: process.env, platform: process.platform };
  return findChromium({ ...here, download: '' }) ?? findChromium({ ...here, download: playwrightDownload() });
}

/** Loading Playwright takes a third of a second, so it is avoided if a browser is installed. */
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
