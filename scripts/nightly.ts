// `npm run nightly`: what takes too long for every change. Verifies every recorded verdict, proves quests with every
// changed solution, visits every page, and runs what needs other programs: nginx, systemd, Firefox and WebKitGTK, which
// are installed if this machine allows it. Ends with one table; any failure makes it exit with code 1.
//   npm run nightly -- --part engines   runs one part, with the build if it needs one
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { installFirstOf } from '#checks/content/debian-packages.ts';
import { installJava } from '#checks/content/examples/java.ts';
import { counted } from '#lib/counted.ts';
import { UserError } from '#lib/user-error.ts';
import { startServer } from '#server/http/serve.ts';
import { testSiteDir } from './build-test-site.ts';
import { installChromium } from './install-chromium.ts';
import { findEngines } from './nightly/engines/find-engines.ts';
import { runStories } from './nightly/engines/run-stories.ts';
import { stories } from './nightly/engines/stories/index.ts';
import { listFailures, listMissing, storyTable } from './nightly/engines/story-table.ts';
import { hostingTests, installHosts } from './nightly/hosting.ts';
import { readReport } from './nightly/read-report.ts';
import { writeQuality } from './quality/record.ts';
import { runScript } from './run-script.ts';
import { formatReport } from './test/report.ts';
import { runStages, type Stage, withNeeds } from './test/run-stages.ts';

const folder = '.cache/nightly';
const report = `${folder}/report.json`;
const vitest = fileURLToPath(new URL('vitest.mjs', import.meta.resolve('vitest/package.json')));
const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'));

interface Part extends Stage {
  run(): Promise<boolean>;
}

/** Every part has the machine to itself: some of them measure memory, and all of them use both cores. */
const part = (name: string, needs: string[], run: Part['run']): Part => ({ name, needs, cores: 1, run });

const parts: readonly Part[] = [
  // First, while nothing else has filled the machine's memory.
  part('endurance', [], () => runTests(['tests/endurance.test.ts'])),
  part('hosting', [], runHosting),
  // `npm test` runs a sample of these.
  part('bombs', [], () => runTests(['tests/bombs.test.ts'])),
  part('build', [], () => runScriptFile('scripts/build-test-sites.ts')),
  part('content', [], () => runScriptFile('scripts/check-content.ts', '--verify', '100')),
  part('site', ['build'], () => runScriptFile('scripts/check-site.ts', '--built', '--verify', '100')),
  part('quests', [], () => runScriptFile('scripts/check-quest.ts')),
  part('every page', ['build'], visitEveryPage),
  part('engines', ['build'], runEngines),
];

await runScript(async () => {
  const { values } = parseArgs({ options: { part: { type: 'string' } } });
  const chosen = values.part === undefined ? parts : withNeeds(parts, values.part);
  if (chosen.length === 0)
    throw new UserError(
      `There is no part "${values.part}". Parts: ${parts.map(({ name }) => name).join(', ')}.`,
    );
  if (!installChromium())
    throw new UserError('The checks need a Chromium. Set CHROME_PATH to one and run this again.');
  installJava();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const started = performance.now();
  const results = await runStages(chosen, 1, ({ name, run }) => {
    console.log(`\n── ${name} ──`);
    return run().catch((error: unknown) => {
      console.error(error);
      return false;
    });
  });
  console.log(`\n${formatReport(results, [], performance.now() - started)}`);
  return results.every(({ state }) => state === 'passed');
});

/** The recipes for hosts. A program that cannot be installed leaves its part out, which is said. */
function runHosting(): Promise<boolean> {
  for (const program of installHosts())
    console.log(`${program} is not installed, so its recipe is not tried. Install it and run this again.`);
  return runTests(hostingTests);
}

/** The visit that `npm test` makes to one page of each kind, to all pages. */
async function visitEveryPage(): Promise<boolean> {
  const options = ['--reporter=line,json', `--output=${folder}/results`];
  const code = await run([playwright, 'test', 'every-page', 'open-states', ...options], {
    PLINTH_EVERY_PAGE: '1',
    PLINTH_SITES_BUILT: '1',
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const { failures, axe } = readReport(JSON.parse(readFileSync(report, 'utf8')));
  for (const failure of failures) console.error(failure);
  console.log(`axe: ${counted(axe.pages, 'page')} in two modes, ${counted(axe.findings, 'finding')}.`);
  if (axe.pages > 0) writeQuality('axe', { ...axe, modes: 2 });
  return code === 0 && failures.length === 0;
}

/** The main stories in the other engines. An engine that cannot be installed is reported as missing. */
async function runEngines(): Promise<boolean> {
  for (const engine of findEngines())
    if ('missing' in engine) for (const name of engine.missing) installFirstOf([name]);
  const server = await startServer({ port: 0, host: '127.0.0.1', outDir: testSiteDir('real'), log: false });
  try {
    const pictures = `${folder}/engines`;
    const reports = await runStories({ stories, engines: findEngines(), site: server.url, folder: pictures });
    console.log(
      storyTable(
        stories.map(({ name }) => name),
        reports,
      ),
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

async function runTests(files: readonly string[]): Promise<boolean> {
  return (await run([vitest, 'run', '--project', 'unit', ...files], { PLINTH_NIGHTLY: '1' })) === 0;
}

async function runScriptFile(...command: string[]): Promise<boolean> {
  return (await run(['--import', './scripts/compile-cache.js', ...command])) === 0;
}

/** Runs a program with its output shown; resolves with its exit code. */
function run(program: readonly string[], env: Record<string, string> = {}): Promise<number | null> {
  const child = spawn(process.execPath, program, { env: { ...process.env, ...env }, stdio: 'inherit' });
  return new Promise((resolve, reject) => child.on('error', reject).on('exit', resolve));
}
