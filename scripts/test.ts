// `npm test`: runs all checks and tests in stages. Ends with a table of durations.
//   npm test -- --stage browser   runs one stage, with the build if it needs one
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { installJava } from '#checks/content/examples/java.ts';
import { UserError } from '#lib/user-error.ts';
import { installChromium } from './install-chromium.ts';
import { runScript } from './run-script.ts';
import { formatReport } from './test/report.ts';
import { runStages, withNeeds } from './test/run-stages.ts';
import { stages, type TestStage } from './test/stages.ts';
import { forgetRuns, readRuns } from './test/timings.ts';

await runScript(async () => {
  const { values } = parseArgs({ options: { stage: { type: 'string' } } });
  const chosen = values.stage === undefined ? stages : withNeeds(stages, values.stage);
  if (chosen.length === 0)
    throw new UserError(
      `There is no stage "${values.stage}". Stages: ${stages.map(({ name }) => name).join(', ')}.`,
    );
  const started = performance.now();
  // Before any stage, because two of them cannot install packages at the same time.
  if (!installChromium())
    throw new UserError('The tests need a Chromium. Set CHROME_PATH to one and run this again.');
  installJava();
  forgetRuns();
  const results = await runStages(chosen, availableParallelism(), runStage);
  console.log(`\n${formatReport(results, readRuns(), performance.now() - started)}`);
  return results.every(({ state }) => state === 'passed');
});

/**
 * Runs the commands of a stage, prefixing each line of their output with its name; returns whether all
 * succeeded.
 */
async function runStage({ name, commands, env }: TestStage): Promise<boolean> {
  for (const command of commands) if ((await runCommand(name, command, env)) !== 0) return false;
  return true;
}

function runCommand(
  name: string,
  command: readonly string[],
  env: Record<string, string> = {},
): Promise<number | null> {
  const child = spawn(process.execPath, command, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    let rest = '';
    from.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) to.write(`${name.padEnd(7)} │ ${line}\n`);
    });
    from.on('end', () => {
      if (rest) to.write(`${name.padEnd(7)} │ ${rest}\n`);
    });
  }
  return new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
}
