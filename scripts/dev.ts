// `npm run dev`: the authoring server. Edit a document or a component and see it without a reload.
// `npm run dev -- --timing` says of each edit where its time went.
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { settingsFile } from '#pipeline/folder/read-settings.ts';
import type { Problem } from '#pipeline/problem.ts';
import { type EditStages, startDev } from '#server/dev/index.ts';
import type { LiveContentOptions } from '#server/dev/live-content.ts';
import { parseEnv } from '#server/env.ts';
import { problemFile, type ReportOptions, reportProblems } from '#server/problem-report.ts';
import { settingsHint } from '#server/settings-hint.ts';
import { terminalReport } from './progress.ts';
import { runScript } from './run-script.ts';

let shown = '';

/** Reports problems when they change, and when all are fixed. */
function showProblems(problems: readonly Problem[], options: ReportOptions): void {
  const text = reportProblems(problems, options).join('\n');
  if (text === shown) return;
  if (text === '') console.log('All content problems are mended.');
  else console.error(`\n${text}\n`);
  shown = text;
}

function timeOf(stages: EditStages): string {
  const shown = stages.noticed + stages.read + stages.rendered;
  if (!process.argv.includes('--timing')) return `${shown.toFixed(0)} ms`;
  return Object.entries(stages)
    .map(([stage, milliseconds]) => `${stage} ${milliseconds.toFixed(1)}`)
    .join(', ');
}

/** The institute's page rules, if they are available and the folder is a site of its own. */
async function findChecks(root: string, contentDir: string): Promise<LiveContentOptions['check'] | null> {
  const isSite = existsSync(join(contentDir, settingsFile));
  if (!isSite || !existsSync(join(root, 'checks'))) return null;
  const { checkText } = await import('#checks/content/page-checks.ts');
  return (file, text) => checkText(file, text, new Date().toISOString().slice(0, 10));
}

await runScript(async () => {
  const started = performance.now();
  const env = parseEnv(process.env, process.cwd());
  const folder = basename(env.contentDir);
  const terminal = terminalReport(process.stdout);
  terminal.step('Reading content');
  const root = join(import.meta.dirname, '..');
  const check = await findChecks(root, env.contentDir);
  const server = await startDev(env, root, {
    ...(check && { check }),
    progress: terminal.progress,
    problems: (problems) => showProblems(problems, problemFile(env)),
    changed: (file, stages) => console.log(`${folder}/${file} (${timeOf(stages)})`),
  });
  terminal.step('Preparing the first page');
  await server.ready;
  terminal.end();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.stop().then(() => process.exit(0)));
  }
  const hint = settingsHint(env.contentDir);
  if (hint) console.log(hint);
  console.log(`Ready in ${((performance.now() - started) / 1000).toFixed(1)} s: ${server.url}`);
});
