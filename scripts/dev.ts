// `npm run dev`: the authoring server. Edit a document or a component and see it without a reload.
import { basename, join } from 'node:path';
import { formatProblem, type Problem } from '#pipeline/problem.ts';
import { startDev } from '#server/dev/index.ts';
import { parseEnv } from '#src/env.ts';
import { terminalReport } from './progress.ts';

const started = performance.now();
const env = parseEnv(process.env, process.cwd());
const folder = basename(env.contentDir);
const terminal = terminalReport(process.stdout);
let shown = '';

/** Tells what is wrong when it changes, and when everything is right again. */
function showProblems(problems: readonly Problem[]): void {
  const text = problems.map((problem) => formatProblem(problem, folder)).join('\n');
  if (text === shown) return;
  if (text === '') console.log('All content problems are mended.');
  else console.error(`\n${text}\n`);
  shown = text;
}

terminal.step('Reading content');
try {
  const server = await startDev(env, join(import.meta.dirname, '..'), {
    progress: terminal.progress,
    problems: showProblems,
    changed: (file, milliseconds) => console.log(`${folder}/${file} (${milliseconds.toFixed(0)} ms)`),
  });
  terminal.end();
  console.log(`Ready in ${((performance.now() - started) / 1000).toFixed(1)} s: ${server.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.stop().then(() => process.exit(0)));
  }
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(
    code === 'EADDRINUSE'
      ? `Port ${env.port} is in use. Choose another: PORT=${env.port + 1} npm run dev`
      : message,
  );
  process.exit(1);
}
