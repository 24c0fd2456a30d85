// `npm run check:site`: every rule for a finished build, over all of its files. Builds the project's own content first.
//   --folder dist/static  checks an existing build of any content
//   --built               checks the build that `npm test` has just made
//   --verify PERCENT      verifies this part of the recorded verdicts again (5 by default, 100 in the nightly run)
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { installJava } from '#checks/content/examples/java.ts';
import { filesIn, readSite } from '#checks/site/built-site.ts';
import { formatFindings } from '#checks/site/finding.ts';
import { runSiteChecks, type SiteCheckResult } from '#checks/site/index.ts';
import { unlistedPages } from '#checks/site/links/unlisted-pages.ts';
import { resultTable } from '#checks/site/result-table.ts';
import { closeVerdicts, openProjectVerdicts, usualShare } from '#checks/verdicts/project-verdicts.ts';
import { counted } from '#lib/counted.ts';
import { buildTestSite, testSiteDir } from './build-test-site.ts';
import { terminalReport } from './progress.ts';
import { writeQuality } from './quality/record.ts';
import { runScript } from './run-script.ts';

await runScript(async () => {
  const { values } = parseArgs({
    options: { folder: { type: 'string' }, built: { type: 'boolean' }, verify: { type: 'string' } },
  });
  if (!values.folder && !values.built) await buildTestSite('real', { isShown: true });
  const folder = values.folder ? resolve(values.folder) : join(testSiteDir('real'), 'static');
  const shown = relative(process.cwd(), folder);
  const files = filesIn(folder);
  const hasJava = installJava();

  const terminal = terminalReport(process.stdout);
  terminal.step('Reading the build');
  const started = performance.now();
  const site = readSite(files);
  const verdicts = openProjectVerdicts(!values.folder, Number(values.verify ?? usualShare));
  const results = await runSiteChecks(site, {
    verdicts,
    hasJava,
    unlisted: await unlistedPages(folder),
    onCheck: terminal.step,
    onProgress: terminal.progress,
  });
  terminal.end();

  const findings = results.flatMap((result) => result.findings);
  for (const line of formatFindings(findings, shown)) console.error(line);
  console.log(`\n${resultTable(results)}`);
  const areVerdictsRight = closeVerdicts(verdicts, hasJava);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${counted(site.documents.length, 'document')} in ${shown}: ${counted(findings.length, 'finding')} in ${seconds} s.`,
  );
  // Only a complete check of our own site is recorded.
  if (!values.folder && hasJava) writeQuality('site', qualityOf(results, site.documents.length));
  return areVerdictsRight && findings.length === 0;
});

function qualityOf(results: readonly SiteCheckResult[], pages: number) {
  const sum = (name: string) => results.reduce((total, { figures }) => total + (figures?.[name] ?? 0), 0);
  return {
    pages,
    links: sum('links'),
    anchors: sum('anchors'),
    dead: sum('dead'),
    orphans: sum('orphans'),
    invalid: sum('invalid'),
    overBudget: sum('overBudget'),
  };
}
