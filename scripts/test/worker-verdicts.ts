// Browser tests run in several processes, which must not write a file of verdicts concurrently: each stores
// the verdicts it used, and these are merged after a complete run.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatVerdicts, parseVerdicts } from '#checks/verdicts/verdict-file.ts';

const root = join(import.meta.dirname, '../..');

/** The folder in which each process stores its verdicts, as `family.pid`. */
export const workerVerdictsFolder = join(root, '.cache/verdicts-of-workers');

export function forgetWorkerVerdicts(folder = workerVerdictsFolder): void {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Merges the verdicts of all processes into the files of the families. With `isComplete`, unused records are
 * removed; after an incomplete run they are kept.
 */
export function gatherWorkerVerdicts(
  isComplete: boolean,
  folder = workerVerdictsFolder,
  records = join(root, 'facts/verdicts'),
): void {
  if (!existsSync(folder)) return;
  const families = Map.groupBy(readdirSync(folder), (name) => name.replace(/\.\d+$/, ''));
  mkdirSync(records, { recursive: true });
  for (const [family, names] of families) {
    const parts = names.map((name) => parseVerdicts(readFileSync(join(folder, name), 'utf8')));
    const code = parts[0]?.code ?? '';
    const file = join(records, `${family}.txt`);
    const before = parseVerdicts(isComplete || !existsSync(file) ? '' : readFileSync(file, 'utf8'));
    const kept = before.code === code ? [...before.entries] : [];
    writeFileSync(
      file,
      formatVerdicts(code, new Map([...kept, ...parts.flatMap((part) => [...part.entries])])),
    );
  }
}
