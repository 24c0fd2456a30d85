// Runs the Nu HTML checker: documents in, messages out, in a single JVM run.
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { UserError } from '#lib/user-error.ts';
import { javaAdvice } from './java.ts';

const report = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      url: z.string().optional(),
      lastLine: z.number().optional(),
      firstLine: z.number().optional(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
});

export interface NuMessage {
  line: number;
  message: string;
  /** Advice rather than an error. */
  isInfo: boolean;
  /** The source around the position. */
  extract: string;
}

/**
 * Only the fast compiler: the optimising one takes more time than it saves within half a minute. Its code
 * needs a larger stack.
 */
const machine = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss16m'];
const options = ['--format', 'json', '--exit-zero-always', '--skip-non-html'];

/** The messages for each document, in order. `onStart` is called when the program has started. */
export async function runNu(
  documents: readonly string[],
  onStart: () => void = () => {},
): Promise<NuMessage[][]> {
  const found: NuMessage[][] = documents.map(() => []);
  if (documents.length === 0) return found;
  const folder = await mkdtemp(join(tmpdir(), 'plinth-nu-'));
  try {
    await Promise.all(documents.map((html, index) => writeFile(join(folder, `${index}.html`), html)));
    const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
    const answer = run('java', [...machine, '-jar', jar, ...options, folder]);
    onStart();
    const { messages } = report.parse(JSON.parse(await answer));
    for (const { type, url, message, firstLine, lastLine, extract = '' } of messages) {
      const index = Number.parseInt(basename(url ?? ''), 10);
      const line = firstLine ?? lastLine ?? 1;
      found[index]?.push({ line, message, isInfo: type === 'info', extract });
    }
    return found;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs the program; its report is on stderr. */
function run(program: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let text = '';
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    child.on('error', () => reject(new UserError(javaAdvice)));
    child.on('close', (code) =>
      code === 0 ? resolve(text) : reject(new Error(`The Nu HTML checker stopped (code ${code}). ${text}`)),
    );
  });
}
