// One generated folder: written, built and held against every rule.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Browser } from '@playwright/test';
import { buildFolder } from './build-folder.ts';
import type { Entry } from './content/entry.ts';
import { makeGuard } from './guard.ts';
import { findOutputFaults } from './invariants/build-output.ts';
import { findRunCode } from './invariants/canary.ts';
import { findPublishedFaults } from './invariants/published-files.ts';
import { findChanges, takeSnapshot } from './invariants/untouched-files.ts';
import type { Tracker } from './tracker.ts';
import { visitPages } from './visit-pages.ts';
import { writeFolder } from './write-folder.ts';

export interface Trial {
  isBuilt: boolean;
  faults: string[];
}

interface TrialOptions {
  /** Where it is written; replaced. */
  folder: string;
  entries: readonly Entry[];
  tracker: Tracker;
  /** Opens pages of the built site; null to leave that out. */
  browser: Browser | null;
}

export async function tryFolder({ folder, entries, tracker, browser }: TrialOptions): Promise<Trial> {
  const guard = makeGuard(folder, tracker.host);
  writeFolder(guard.site, entries, guard);
  const mayChange = [guard.outDir, guard.home].map((place) => relative(folder, place));
  const before = takeSnapshot(folder, mayChange);
  const end = await buildFolder({ contentDir: guard.contentDir, outDir: guard.outDir, home: guard.home });
  const isBuilt = end.code === 0;
  const staticDir = join(guard.outDir, 'static');
  const faults = [
    ...findOutputFaults(end),
    ...findChanges(before, takeSnapshot(folder, mayChange)),
    ...findRunCode(guard.canary),
    ...tracker.take().map((path) => `the build requested ${path} from another host`),
    ...(isBuilt ? findPublishedFaults(staticDir) : []),
  ];
  if (isBuilt && browser) {
    await visitPages(browser, guard.outDir, pagesOf(staticDir));
    faults.push(...tracker.take().map((path) => `a page requested ${path} from another host`));
  }
  return { isBuilt, faults: [...new Set(faults)] };
}

/** The pages of a build that have examples first. */
function pagesOf(staticDir: string): string[] {
  const pages = readdirSync(staticDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/index.html') && !file.startsWith('_'))
    .map((file) => ({
      path: `/${file.slice(0, -'/index.html'.length)}`,
      text: readFileSync(join(staticDir, file), 'utf8'),
    }));
  const hasExamples = (text: string) => Number(text.includes('/_result/'));
  return pages.toSorted((a, b) => hasExamples(b.text) - hasExamples(a.text)).map(({ path }) => path);
}
