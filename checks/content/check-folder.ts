// Checks a content folder, or some of its files, against every rule.
import { join } from 'node:path';
import type { Problem } from '#pipeline/problem.ts';
import type { LinkPolicy } from '#schema/settings.ts';
import type { Verdicts } from '../verdicts/verdicts.ts';
import { type CheckedPage, readPages } from './checked-page.ts';
import { readCoverage, type WantedPages } from './facts/coverage.ts';
import { checkPages, type RuleResult } from './index.ts';
import { buildPages } from './pipeline.ts';
import { openKeptProse } from './prose/kept-prose.ts';

export interface FolderCheckOptions {
  contentDir: string;
  /** Paths inside the folder; empty for all files. */
  files: readonly string[];
  today: string;
  /** The browser's executable; null skips checks that need programs or dictionaries. */
  chromium: string | null;
  /** The cache for parsed pages. */
  cache: string;
  /** Recorded verdicts of slow checks. */
  verdicts: Verdicts;
  /** Whether broken links are errors; the folder's own setting by default. */
  links?: LinkPolicy | undefined;
  onStep(name: string): void;
  onProgress(done: number, total: number): void;
}

export interface FolderCheck {
  /** Every page of the folder. */
  pages: CheckedPage[];
  /** The requested pages. */
  wanted: CheckedPage[];
  coverage: WantedPages;
  /** The results of each check, starting with the pipeline's. */
  results: RuleResult[];
}

/** Checks a folder. A check of a single file reports the same problems for it as a check of everything. */
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
  const reading: RuleResult = {
    name: 'pages',
    problems,
    milliseconds: performance.now() - started,
  };
  const prose = openKeptProse(join(cache, 'prose.json'));
  const pages = await readPages(contentDir, prose);
  const wanted = isAll ? pages : pages.filter((page) => files.includes(page.file));
  const coverage = await readCoverage(contentDir);
  const checked = await checkPages({
    ...options,
    pages,
    wanted,
    rendered,
    coverage,
    onCheck: options.onStep,
  });
  prose.save();
  const concerns = ({ file, also }: Problem) =>
    isAll || files.includes(file) || (also !== undefined && files.includes(also));
  const results = [reading, ...checked].map((result) => ({
    ...result,
    problems: result.problems.filter(concerns),
  }));
  return { pages, wanted, coverage, results };
}
