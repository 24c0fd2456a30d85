// `npm run nightly`: everything that takes too long for every change. Verifies every recorded verdict, proves quests with
// every changed solution, visits every page, and runs tests with other programs: nginx, systemd, Firefox and WebKitGTK,
// which are installed if this machine allows it. Ends with one table; any failure makes it exit with code 1.
//   npm run nightly -- --part engines   runs one part, with the build if it needs one
//   npm run nightly -- --part fuzz --minutes 30 --seed 7   builds random folders for longer, starting with a given seed
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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
import { type FuzzOptions, fuzz } from './nightly/fuzz/index.ts';
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

/** Every part runs alone: some of them measure memory, and all of them use both cores. */
const part = (name: string, needs: string[], run: Part['run']): Part => ({ name, needs, cores: 1, run });

/** The endurance test is a separate part. */
const rareTests = readdirSync('tests/nightly')
  .filter((name) => name !== 'endurance.test.ts')
  .map((name) => `tests/nightly/${name}`);

const parts: readonly Part[] = [
  // First, before anything else has filled the machine's memory.
  part('endurance', [], () => runTests(['tests/nightly/endurance.test.ts'])),
  part('hosting', [], runHosting),
  // `npm test` runs some cases of the first two.
  part('rare cases', [], () => runTests(['tests/bombs.test.ts', 'tests/stale-pages.test.ts', ...rareTests])),
  part('fuzz', [], () => fuzz(fuzzOptions())),
  part('build', [], () => runScriptFile('scripts/build-test-sites.ts')),
  part('content', [], () => runScriptFile('scripts/check-content.ts', '--verify', '100')),
  part('site', ['build'], () => runScriptFile('scripts/check-site.ts', '--built', '--verify', '100')),
  part('quests', [], () => runScriptFile('scripts/check-quest.ts')),
  part('answers', [], () => runScriptFile('scripts/check-answers.ts', '--verify', '100')),
  part('fuzz of answers', [], () => runScriptFile('scripts/fuzz-answers.ts')),
  part('slow quests', [], () => runScriptFile('scripts/check-quest.ts', '--repeat', '50', '--throttle', '6')),
  part('rare stories', ['build'], () => runBrowser('--grep', '@nightly')),
  part('every page', ['build'], visitEveryPage),
  part('engines', ['build'], runEngines),
];

await runScript(async () => {
  const values = readOptions();
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

function readOptions() {
  const text = { type: 'string' } as const;
  return parseArgs({ options: { part: text, minutes: text, seed: text } }).values;
}

/** Ten minutes and a random seed by default. */
function fuzzOptions(): FuzzOptions {
  const { minutes = '10', seed = String(randomInt(1e9)) } = readOptions();
  for (const [name, value] of Object.entries({ minutes, seed }))
    if (!/^\d+$/.test(value)) throw new UserError(`--${name} must be a whole number (got "${value}").`);
  return { minutes: Number(minutes), seed: Number(seed), keep: `${folder}/fuzz` };
}

/** Tests the hosting recipes. If a program cannot be installed, its tests are skipped with a message. */
function runHosting(): Promise<boolean> {
  for (const program of installHosts())
    console.log(`${program} is not installed, so its recipe is not tried. Install it and run this again.`);
  return runTests(hostingTests);
}

/** Visits all pages; `npm test` visits one page of each kind. */
async function visitEveryPage(): Promise<boolean> {
  const options = ['--reporter=line,json', `--output=${folder}/results`];
  const code = await run([playwright, 'test', 'every-page', 'open-states', 'offline-quests', ...options], {
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

async function runBrowser(...options: string[]): Promise<boolean> {
  const env = { PLINTH_NIGHTLY: '1', PLINTH_SITES_BUILT: '1' };
  return (await run([playwright, 'test', ...options], env)) === 0;
}

async function runScriptFile(...command: string[]): Promise<boolean> {
  return (await run(['--import', './scripts/compile-cache.js', ...command])) === 0;
}

/** Runs a program with its output shown; resolves with its exit code. */
function run(program: readonly string[], env: Record<string, string> = {}): Promise<number | null> {
  const child = spawn(process.execPath, program, { env: { ...process.env, ...env }, stdio: 'inherit' });
  return new Promise((resolve, reject) => child.on('error', reject).on('exit', resolve));
}
