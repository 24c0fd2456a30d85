// Builds random content folders until the time is over, and holds each against what SECURITY.md promises.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { counted } from '#lib/counted.ts';
import { buildApp } from '#server/prerender/build-app.ts';
import { testSiteDir } from '../../build-test-site.ts';
import { findChromium } from '../../find-chromium.ts';
import { generateFolder } from './content/index.ts';
import { startTracker } from './tracker.ts';
import { tryFolder } from './try-folder.ts';

const root = join(import.meta.dirname, '../../..');

/** One of so many built sites is opened in a browser; all are read as files. */
const browsedOneIn = 5;

const command = 'npm run nightly -- --part fuzz';

export interface FuzzOptions {
  minutes: number;
  /** The first folder; the next ones have the next numbers. */
  seed: number;
  /** Where folders with a fault are kept. */
  keep: string;
}

/** Returns whether no folder had a fault. The seed of each that has one is printed. */
export async function fuzz({ minutes, seed, keep }: FuzzOptions): Promise<boolean> {
  console.log(`The first folder has the seed ${seed}.`);
  // Every folder is built with the same application, which is compiled once.
  await buildApp(root, join(testSiteDir('real'), 'cache'));
  const tracker = await startTracker();
  const browser = await openBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'plinth-fuzz-'));
  const ends = performance.now() + minutes * 60_000;
  const count = { folders: 0, built: 0, browsed: 0, faulty: 0 };
  try {
    do {
      const current = seed + count.folders++;
      const isBrowsed = current % browsedOneIn === 0 || minutes === 0;
      const { isBuilt, faults } = await tryFolder({
        ...{ folder: join(folder, 'guard'), entries: generateFolder(current), tracker },
        browser: isBrowsed ? browser : null,
      });
      if (isBuilt) count.built++;
      if (isBuilt && isBrowsed) count.browsed++;
      if (faults.length === 0) continue;
      count.faulty++;
      console.error(`\nseed ${current}: ${counted(faults.length, 'fault')}`);
      for (const fault of faults.slice(0, 8)) console.error(`  ${fault}`);
      const kept = join(keep, String(current));
      rmSync(kept, { recursive: true, force: true });
      cpSync(join(folder, 'guard/site'), kept, { recursive: true, verbatimSymlinks: true });
      console.error(`  The folder is in ${kept}. Once more: ${command} --seed ${current} --minutes 0`);
    } while (performance.now() < ends);
  } finally {
    tracker.stop();
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(
    `${counted(count.folders, 'folder')}: ${count.built} built, ${count.browsed} of them opened in a browser, ${count.faulty} with a fault.`,
  );
  return count.faulty === 0;
}

async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
}
