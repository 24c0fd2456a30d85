// A content folder against every rule, or some files of it against the same rules.
import { join } from 'node:path';
import type { Problem } from '#pipeline/problem.ts';
import type { LinkPolicy } from '#schema/settings.ts';
import type { Verdicts } from '../verdicts/verdicts.ts';
import { type CheckedPage, readPages } from './checked-page.ts';
import { readCoverage, type WantedPages } from './facts/coverage.ts';
import { type CheckResult, runChecks } from './index.ts';
import { buildPages } from './pipeline.ts';
import { openKeptProse } from './prose/kept-prose.ts';

export interface FolderCheckOptions {
  contentDir: string;
  /** Paths inside the folder; none means all. */
  files: readonly string[];
  today: string;
  /** The program of the browser; null leaves out what needs programs or dictionaries. */
  chromium: string | null;
  /** Where parsed pages are cached. */
  cache: string;
  /** Recorded verdicts of slow checks. */
  verdicts: Verdicts;
  /** Whether links that lead nowhere are errors; the folder's own choice unless given. */
  links?: LinkPolicy | undefined;
  onStep(name: string): void;
  onProgress(done: number, total: number): void;
}

export interface FolderCheck {
  /** Every page of the folder. */
  pages: CheckedPage[];
  /** Those that were asked about. */
  wanted: CheckedPage[];
  coverage: WantedPages;
  /** What each check found, the reading of the pages first. */
  results: CheckResult[];
}

/** Checks a folder. Whoever asks about one file is told what is wrong with it, as when everything is checked. */
export async function checkFolder(options: FolderCheckOptions): Promise<FolderCheck> {
  const { contentDir, files, cache } = options;
  const isAll = files.length === 0;
  options.onStep('Reading pages');
  const started = performance.now();
  const { problems, rendered } = await buildPages(
    contentDir,
    join(cache, 'pages.sqlite'),
    options.onProgress,
    options.links,
  );
  const reading: CheckResult = {
    name: 'pages',
    problems,
    milliseconds: performance.now() - started,
  };
  const prose = openKeptProse(join(cache, 'prose.json'));
  const pages = await readPages(contentDir, prose);
  const wanted = isAll ? pages : pages.filter((page) => files.includes(page.file));
  const coverage = await readCoverage(contentDir);
  const checked = await runChecks({ ...options, pages, wanted, rendered, coverage, onCheck: options.onStep });
  prose.save();
  const concerns = ({ file, also }: Problem) =>
    isAll || files.includes(file) || (also !== undefined && files.includes(also));
  const results = [reading, ...checked].map((result) => ({
    ...result,
    problems: result.problems.filter(concerns),
  }));
  return { pages, wanted, coverage, results };
}
