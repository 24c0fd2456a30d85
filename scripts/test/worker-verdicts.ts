// Browser tests run in several processes, none of which can write a file of verdicts alone: each keeps what it has used,
// and after a whole run these are put together.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatVerdicts, parseVerdicts } from '#checks/verdicts/verdict-file.ts';

const root = join(import.meta.dirname, '../..');

/** Where each process keeps what it has used, as `family.pid`. */
export const workerVerdictsFolder = join(root, '.cache/verdicts-of-workers');

export function forgetWorkerVerdicts(folder = workerVerdictsFolder): void {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Writes what all processes have used into the files of the families. `isComplete`: records that none of them has used
 * are removed; after a run that was not complete they stay.
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
