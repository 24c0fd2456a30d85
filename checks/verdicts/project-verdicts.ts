// Opens and closes the verdict records of this project for its commands.
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { openVerdicts, type Verdicts } from './verdicts.ts';

const root = join(import.meta.dirname, '../..');

/** The default share of recorded verdicts that a check verifies again, in percent. */
export const usualShare = 5;

/**
 * Opens the records. Those of the project's own content are committed; other folders have theirs in the cache.
 * `percent` of them are verified again.
 */
export function openProjectVerdicts(isOwn: boolean, percent: number): Verdicts {
  const folder = isOwn ? join(root, 'facts/verdicts') : resolve('.cache/verdicts');
  return openVerdicts({ folder, share: percent / 100, seed: commit() });
}

/** Saves the records and reports what was recalled; returns whether they are right. */
export function closeVerdicts(verdicts: Verdicts, isComplete: boolean): boolean {
  const { recalled, verified, added } = verdicts.counts;
  // A clean clone is not modified.
  if (!process.env.CI) verdicts.save(isComplete);
  for (const fault of verdicts.faults) console.error(fault.replaceAll(`${root}/`, ''));
  const records = process.env.CI
    ? `${added} not recorded${added > 0 ? ' (run the check yourself and commit facts/verdicts)' : ''}`
    : `${added} new`;
  console.log(`Verdicts: ${recalled} recalled, ${verified} verified again, ${records}.`);
  return verdicts.faults.length === 0;
}

/** The current commit; without Git, the date. */
function commit(): string {
  const { stdout, status } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : new Date().toISOString().slice(0, 10);
}
