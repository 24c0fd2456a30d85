// `npm run nightly`: what takes too long for every change. Builds the project's own content, then looks at every page of
// it: axe in both modes on narrow and wide screens, what sticks out at seven widths, a crawl with a step on from each,
// and a visit without JavaScript. Ends with a table, and keeps the figures for the page /quality.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { counted } from '#checks/site/check.ts';
import { resultTable } from '#checks/site/result-table.ts';
import { buildTestSite } from './build-test-site.ts';
import { installChromium } from './install-chromium.ts';
import { readReport } from './nightly/read-report.ts';
import { writeQuality } from './quality/record.ts';
import { runScript } from './run-script.ts';

/** The browser tests that visit all pages when they are told to. */
const specs = ['every-page', 'quality.spec', 'crawl', 'no-script'];
const folder = '.cache/nightly';
const report = `${folder}/report.json`;

await runScript(async () => {
  installChromium();
  await buildTestSite('real', { isShown: true });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await runTests();
  const { files, failures, axe } = readReport(JSON.parse(readFileSync(report, 'utf8')));
  console.log(`\n${resultTable(files)}`);
  for (const failure of failures) console.error(failure);
  console.log(`axe: ${counted(axe.pages, 'page')} in two modes, ${counted(axe.findings, 'finding')}.`);
  if (axe.pages > 0) writeQuality('axe', { ...axe, modes: 2 });
  return failures.length === 0;
});

/** Runs them with their progress shown; which of them failed stands in the report. */
async function runTests(): Promise<void> {
  const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
  const options = ['--reporter=line,json', `--output=${folder}/results`];
  const child = spawn(process.execPath, [playwright, 'test', ...specs, ...options], {
    env: {
      ...process.env,
      PLINTH_EVERY_PAGE: '1',
      PLINTH_E2E_BUILT: '1',
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
    stdio: 'inherit',
  });
  await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
}
