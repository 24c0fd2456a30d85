// The Nu HTML checker over all examples, in one run of its virtual machine.
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { ToldError } from '#lib/told-error.ts';
import { javaAdvice } from '../install-java.ts';
import type { ExampleDocument } from './example-document.ts';
import type { Finding } from './markup.ts';

const report = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      subType: z.string().optional(),
      url: z.string().optional(),
      lastLine: z.number().optional(),
      firstLine: z.number().optional(),
      message: z.string(),
    }),
  ),
});

/** Where the checker is behind the standards: its message, and what must be in the document. */
const behind: [message: RegExp, source: RegExp][] = [
  // The standard gives area a referrerpolicy.
  [/^Attribute “referrerpolicy” not allowed on element “area”/, /<area/],
  // CSS Forms: the look of a select is the page's own.
  [/^CSS: “appearance”: “base-select”/, /base-select/],
  [/^CSS: Parse Error/, /::(?:part|slotted|picker|checkmark|picker-icon|details-content)/],
];

/** What only a whole page can keep. */
const onlyForPages = /^This document has heading elements but none|^Consider adding a “lang”/;

/** Findings for each document, in the order of the documents. */
export async function findNuFaults(documents: readonly ExampleDocument[]): Promise<Finding[][]> {
  const findings: Finding[][] = documents.map(() => []);
  if (documents.length === 0) return findings;
  const folder = await mkdtemp(join(tmpdir(), 'plinth-nu-'));
  try {
    await Promise.all(documents.map(({ html }, index) => writeFile(join(folder, `${index}.html`), html)));
    const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
    const options = ['--format', 'json', '--exit-zero-always', '--skip-non-html'];
    const { messages } = report.parse(
      JSON.parse(await run('java', ['-Xss1m', '-jar', jar, ...options, folder])),
    );
    for (const { type, url, message, firstLine, lastLine } of messages) {
      const index = Number.parseInt(basename(url ?? ''), 10);
      const html = documents[index]?.html ?? '';
      if (behind.some(([pattern, source]) => pattern.test(message) && source.test(html))) continue;
      if (!documents[index]?.isWhole && onlyForPages.test(message)) continue;
      const line = firstLine ?? lastLine ?? 1;
      findings[index]?.push({ rule: 'nu', line, message, ...(type === 'info' && { isWarning: true }) });
    }
    return findings;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs the program; its report comes on the error channel. */
function run(program: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let text = '';
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    child.on('error', () => reject(new ToldError(javaAdvice)));
    child.on('close', (code) =>
      code === 0 ? resolve(text) : reject(new Error(`The Nu HTML checker stopped (code ${code}). ${text}`)),
    );
  });
}
