// `npm run nightly`: what takes too long for every change. Sends the server 20,000 requests and looks at its memory;
// puts nginx and systemd on the machine, if it may, and tries the recipes of hosts with them; then
// builds the project's own content and looks at every page of it: axe in both modes on narrow and wide screens, what
// sticks out at seven widths, whether results fit, a crawl with a step on from each, and a visit without JavaScript; and tells the main
// stories in Firefox and WebKitGTK, where they are installed. Ends with tables, and keeps the figures for the page
// /quality. Quests are proved with every changed solution. `npm run nightly -- engines` tells the stories only.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { counted } from '#checks/site/check.ts';
import type { SiteCheckResult } from '#checks/site/index.ts';
import { resultTable } from '#checks/site/result-table.ts';
import { startServer } from '#server/http/serve.ts';
import { buildTestSite, testSiteDir } from './build-test-site.ts';
import { installChromium } from './install-chromium.ts';
import { findEngines } from './nightly/engines/find-engines.ts';
import { runStories } from './nightly/engines/run-stories.ts';
import { stories } from './nightly/engines/stories/index.ts';
import { listFailures, listMissing, storyTable } from './nightly/engines/story-table.ts';
import { hostingTests, installHosts } from './nightly/hosting.ts';
import { readReport } from './nightly/read-report.ts';
import { writeQuality } from './quality/record.ts';
import { runScript } from './run-script.ts';

/** The browser tests that visit all pages when they are told to. */
const specs = ['every-page', 'fitting-results', 'quality.spec', 'crawl', 'no-script'];
/** Many requests, and the memory that they leave behind. */
const endurance = 'tests/endurance.test.ts';
const folder = '.cache/nightly';
const report = `${folder}/report.json`;

await runScript(async () => {
  if (process.argv[2] === 'engines') {
    await buildTestSite('real', { isShown: true });
    return runEngines();
  }
  installChromium();
  // First, while nothing else has filled the machine's memory.
  const memory = await runTests('endurance', [endurance]);
  const hosting = await runHosting();
  await buildTestSite('real', { isShown: true });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await runBrowserTests();
  const { files, failures, axe } = readReport(JSON.parse(readFileSync(report, 'utf8')));
  console.log(`\n${resultTable([memory, hosting, ...files])}`);
  for (const failure of failures) console.error(failure);
  console.log(`axe: ${counted(axe.pages, 'page')} in two modes, ${counted(axe.findings, 'finding')}.`);
  if (axe.pages > 0) writeQuality('axe', { ...axe, modes: 2 });
  const areQuestsProved = (await run(['scripts/check-quest.ts'], {})) === 0;
  const isAlikeInEngines = await runEngines();
  const isHosted = [memory, hosting].every(({ findings }) => findings.length === 0);
  return failures.length === 0 && isHosted && areQuestsProved && isAlikeInEngines;
});

/** Tells the stories in the other engines; an engine that is not installed is said to be missing, and fails nothing. */
async function runEngines(): Promise<boolean> {
  const server = await startServer({ port: 0, host: '127.0.0.1', outDir: testSiteDir('real'), log: false });
  try {
    const pictures = `${folder}/engines`;
    const reports = await runStories({ stories, engines: findEngines(), site: server.url, folder: pictures });
    console.log(
      `\n${storyTable(
        stories.map(({ name }) => name),
        reports,
      )}`,
    );
    for (const missing of listMissing(reports)) console.log(missing);
    const failures = listFailures(reports);
    for (const failure of failures) console.error(failure);
    console.log(`The last screen of every story is in ${pictures}.`);
    return failures.length === 0;
  } finally {
    await server.stop();
  }
}

/** The recipes of hosts; a program that is not there leaves its part out, and that is said. */
function runHosting(): Promise<SiteCheckResult> {
  for (const program of installHosts())
    console.log(`${program} is not installed, so its recipe is not tried. Install it and run this again.`);
  return runTests('hosting', hostingTests);
}

/** Tests without a browser, as one row of the table. */
async function runTests(name: string, files: readonly string[]): Promise<SiteCheckResult> {
  const started = performance.now();
  const vitest = fileURLToPath(new URL('vitest.mjs', import.meta.resolve('vitest/package.json')));
  const code = await run([vitest, 'run', ...files], { PLINTH_NIGHTLY: '1' });
  const failure = { file: files.join(', '), line: null, rule: 'nightly', message: 'A test failed.' };
  return {
    name,
    what: counted(files.length, 'file'),
    findings: code === 0 ? [] : [failure],
    milliseconds: performance.now() - started,
  };
}

/** Which of them failed stands in the report. */
async function runBrowserTests(): Promise<void> {
  const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
  const options = ['--reporter=line,json', `--output=${folder}/results`];
  await run([playwright, 'test', ...specs, ...options], {
    PLINTH_EVERY_PAGE: '1',
    PLINTH_E2E_BUILT: '1',
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
}

/** Runs a program with its progress shown; answers the code with which it ended. */
function run(program: string[], settings: Record<string, string>): Promise<number | null> {
  const child = spawn(process.execPath, program, { env: { ...process.env, ...settings }, stdio: 'inherit' });
  return new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
}
