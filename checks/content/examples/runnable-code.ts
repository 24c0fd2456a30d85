// Checks programs that readers can run: the output of a `js run` fence must equal the `output` fence below
// it.
import { Worker } from 'node:worker_threads';
import type { Problem } from '#pipeline/problem.ts';
import { type CheckedPage, errorFor } from '../checked-page.ts';

const errorAt = errorFor('check-runnable-code');

const timeLimit = 5000;

/** Runs the code in isolation, and sends its output. */
const runner = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { inspect } = require('node:util');
  const { runInNewContext } = require('node:vm');
  const lines = [];
  const show = (value) => (typeof value === 'string' ? value : inspect(value));
  const console = { log: (...values) => lines.push(values.map(show).join(' ')) };
  try {
    runInNewContext(workerData, { console, structuredClone, URL, TextEncoder, TextDecoder });
  } catch (error) {
    lines.push(String(error));
  }
  parentPort.postMessage(lines.join('\\n'));
`;

/** Programs whose output differs from their page. */
export async function checkRunnableCode(page: CheckedPage): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const [index, fence] of page.fences.entries()) {
    if (!/^(?:js|javascript)$/.test(fence.language) || !fence.flags.run) continue;
    const next = page.fences[index + 1];
    const output = next && (next.language === 'output' || next.flags.output) ? next : null;
    if (!output) {
      const message =
        'The program can be run, but the page does not say what it prints. Add a fence "text output".';
      problems.push(errorAt(page, fence.line, message));
      continue;
    }
    const printed = await run(fence.code);
    if (printed.trimEnd() === output.code.trimEnd()) continue;
    const message =
      printed === ''
        ? 'The program prints nothing.'
        : `The program prints "${printed.replace(/\n/g, '\\n')}".`;
    problems.push(errorAt(page, output.line, `${message} Correct the output, or the program.`));
  }
  return problems;
}

function run(code: string): Promise<string> {
  return new Promise((resolve) => {
    const worker = new Worker(runner, { eval: true, workerData: code });
    const end = (text: string) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(text);
    };
    const timer = setTimeout(() => end(`Nothing within ${timeLimit / 1000} seconds`), timeLimit);
    worker.on('message', end);
    worker.on('error', (error) => end(String(error)));
  });
}
