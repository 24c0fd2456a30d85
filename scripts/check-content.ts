// `npm run check:content`: every rule for content, without building the site. With files, only their problems.
//   --timing          also prints how long each check took
//   --verify PERCENT  verifies this part of the recorded verdicts again (5 by default, 100 in the nightly run)
//   --record          runs the tests of guides and writes their results down
import { existsSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkFolder } from '#checks/content/check-folder.ts';
import { readPages } from '#checks/content/checked-page.ts';
import { installJava, javaAdvice } from '#checks/content/examples/java.ts';
import { coverageTable } from '#checks/content/facts/coverage.ts';
import { recordGuides } from '#checks/content/guides/guides.ts';
import type { RuleResult } from '#checks/content/index.ts';
import { isOwnContent } from '#checks/content/own-content.ts';
import { closeVerdicts, openProjectVerdicts, usualShare } from '#checks/verdicts/project-verdicts.ts';
import type { Verdicts } from '#checks/verdicts/verdicts.ts';
import { UserError } from '#lib/user-error.ts';
import type { Problem } from '#pipeline/problem.ts';
import { parseEnv } from '#server/env.ts';
import { problemFile, reportProblems } from '#server/problem-report.ts';
import { installChromium } from './install-chromium.ts';
import { terminalReport } from './progress.ts';
import { contentFigures } from './quality/content-figures.ts';
import { writeQuality } from './quality/record.ts';
import { count, runScript } from './run-script.ts';

/** The cache for parsed pages. */
const cache = resolve('.cache/checks');

await runScript(async () => {
  const env = parseEnv(process.env, process.cwd());
  const { contentDir } = env;
  const { values, positionals } = parseArgs({
    options: { timing: { type: 'boolean' }, record: { type: 'boolean' }, verify: { type: 'string' } },
    allowPositionals: true,
  });
  const files = positionals.map((file) => fileInside(contentDir, file));
  const isAll = files.length === 0;
  // Checks of single files must be fast, so nothing is verified again.
  const verdicts = openProjectVerdicts(isOwnContent(contentDir), isAll ? percentOf(values.verify) : 0);
  if (values.record) return recordTests(contentDir, verdicts);
  const terminal = terminalReport(process.stdout);
  const { pages, wanted, coverage, results } = await checkFolder({
    contentDir,
    files,
    today: new Date().toISOString().slice(0, 10),
    chromium: programs(),
    cache,
    verdicts,
    links: env.links,
    onStep: terminal.step,
    onProgress: terminal.progress,
  });
  terminal.end();

  const problems = results.flatMap((result) => result.problems);
  const table = results.filter((result) => values.timing || result.problems.length > 0).map(resultLine);
  if (isAll) console.log(`\n${coverageTable(pages, coverage)}\n`);
  if (table.length > 0) console.log(`${table.join('\n')}\n`);
  for (const line of reportProblems(problems, problemFile(env))) console.error(line);
  const areVerdictsRight = closeVerdicts(verdicts, isAll);
  console.log(`${count(files.length || wanted.length, 'page')}: ${summary(problems)}.`);
  if (isAll) writeQuality('content', contentFigures(pages, results.length - 2, problems));
  return areVerdictsRight && problems.every((problem) => problem.severity !== 'error');
});

function percentOf(given: string | undefined): number {
  const percent = Number(given ?? usualShare);
  if (percent >= 0 && percent <= 100) return percent;
  throw new UserError(`--verify takes a number from 0 to 100, not "${given}".`);
}

/** Runs the tests of all guides and records the results, for the pages to show. */
async function recordTests(contentDir: string, verdicts: Verdicts): Promise<boolean> {
  const pages = await readPages(contentDir);
  const changed = await recordGuides({ contentDir, pages, wanted: pages, verdicts });
  for (const file of changed) console.log(`Written: ${basename(contentDir)}/${file}`);
  if (changed.length === 0) console.log('All tests go as the pages say. Nothing was written.');
  return true;
}

/** The result and duration of a check. */
function resultLine({ name, problems, milliseconds }: RuleResult): string {
  const time = `${(milliseconds / 1000).toFixed(1)} s`;
  return `${time.padStart(7)}  ${problems.length === 0 ? 'nothing' : summary(problems)} in ${name}`;
}

function summary(problems: readonly Problem[]): string {
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  return `${count(errors, 'error')}, ${count(problems.length - errors, 'warning')}`;
}

/** The browser's executable; makes sure that Java is installed too. */
function programs(): string {
  if (!installJava()) throw new UserError(javaAdvice);
  const chromium = installChromium();
  if (!chromium)
    throw new UserError('The examples need a Chromium. Set CHROME_PATH to one and run this again.');
  return chromium;
}

/** Converts a file named on the command line to its path inside the content folder. */
function fileInside(contentDir: string, file: string): string {
  const inside = relative(contentDir, resolve(file));
  if (inside.startsWith('..') || !existsSync(join(contentDir, inside)))
    throw new UserError(`${file} is not a page of ${basename(contentDir)}. Give its path from here.`);
  return inside;
}
