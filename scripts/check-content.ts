// `npm run check:content`: every rule for content, without building the site. With files, only what they have wrong.
import { existsSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { readPages } from '#checks/content/checked-page.ts';
import { installJava, javaAdvice } from '#checks/content/examples/java.ts';
import { coverageTable, readCoverage } from '#checks/content/facts/coverage.ts';
import { recordGuides } from '#checks/content/guides/guides.ts';
import { type CheckResult, runChecks } from '#checks/content/index.ts';
import { buildPages, parsePages } from '#checks/content/pipeline.ts';
import { UserError } from '#lib/user-error.ts';
import { formatProblem, type Problem, sortProblems } from '#pipeline/problem.ts';
import { parseEnv } from '#server/env.ts';
import { installChromium } from './install-chromium.ts';
import { terminalReport } from './progress.ts';
import { contentFigures } from './quality/content-figures.ts';
import { writeQuality } from './quality/record.ts';
import { count, runScript } from './run-script.ts';

/** Where results are kept from one run to the next. */
const cache = resolve('.cache/checks');

await runScript(async () => {
  const { contentDir } = parseEnv(process.env, process.cwd());
  const named = process.argv.slice(2);
  if (named[0] === '--record') return recordTests(contentDir);
  const files = named.map((file) => fileInside(contentDir, file));
  const isAll = files.length === 0;
  const terminal = terminalReport(process.stdout);
  const chromium = programs();

  terminal.step('Reading pages');
  const started = performance.now();
  const { problems: own, rendered } = isAll
    ? await buildPages(contentDir, terminal.progress)
    : await parsePages(contentDir, files);
  const reading = {
    name: 'pages',
    // A build only warns about some of them; before a page is published they must be fixed as well.
    problems: own.map((problem): Problem => ({ ...problem, severity: 'error' })),
    milliseconds: performance.now() - started,
  };
  const pages = await readPages(contentDir);
  const wanted = isAll ? pages : pages.filter((page) => files.includes(page.file));
  const coverage = await readCoverage(contentDir);
  const checked = await runChecks({
    contentDir,
    pages,
    wanted,
    rendered,
    coverage,
    today: new Date().toISOString().slice(0, 10),
    chromium,
    cache,
    onCheck: terminal.step,
  });
  terminal.end();

  const results = [reading, ...checked].map(({ problems, ...rest }) => ({
    ...rest,
    problems: problems.filter((problem) => isAll || files.includes(problem.file)),
  }));
  const problems = sortProblems(results.flatMap((result) => result.problems));
  for (const problem of problems) console.error(formatProblem(problem, basename(contentDir)));
  if (isAll) console.log(`\n${coverageTable(pages, coverage)}\n`);
  console.log(resultTable(results));
  console.log(`${count(wanted.length, 'page')}: ${summary(problems)}.`);
  if (isAll) writeQuality('content', contentFigures(pages, checked.length - 1, problems));
  return problems.every((problem) => problem.severity !== 'error');
});

/** Runs the tests of all guides and writes down how they went, for the pages to say. */
async function recordTests(contentDir: string): Promise<boolean> {
  const pages = await readPages(contentDir);
  const changed = await recordGuides({ contentDir, pages, wanted: pages, cache });
  for (const file of changed) console.log(`Written: ${basename(contentDir)}/${file}`);
  if (changed.length === 0) console.log('All tests go as the pages say. Nothing was written.');
  return true;
}

/** One line per check: what it found and how long it took. */
function resultTable(results: readonly CheckResult[]): string {
  return results
    .map(({ name, problems, milliseconds }) => {
      const time = `${(milliseconds / 1000).toFixed(1)} s`;
      return `${time.padStart(7)}  ${problems.length === 0 ? 'nothing' : summary(problems)} in ${name}`;
    })
    .join('\n');
}

function summary(problems: readonly Problem[]): string {
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  return `${count(errors, 'error')}, ${count(problems.length - errors, 'warning')}`;
}

/** The browser's program; makes sure that Java is installed too. */
function programs(): string {
  if (!installJava()) throw new UserError(javaAdvice);
  const chromium = installChromium();
  if (!chromium)
    throw new UserError('The examples need a Chromium. Set CHROME_PATH to one and run this again.');
  return chromium;
}

/** A file named on the command line → its path inside the content folder. */
function fileInside(contentDir: string, file: string): string {
  const inside = relative(contentDir, resolve(file));
  if (inside.startsWith('..') || !existsSync(join(contentDir, inside)))
    throw new UserError(`${file} is not a page of ${basename(contentDir)}. Give its path from here.`);
  return inside;
}
