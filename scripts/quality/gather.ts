// Merges the check results in `.cache/quality` with the recorded ones.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { longDate } from '#messages/dates.ts';
import { parseRecord, readRecord, recordFile } from '#pipeline/quality/read-record.ts';
import { type QualityName, type QualityRecord, qualityNames, qualityRecord } from '#schema/quality.ts';
import { qualityFolder } from './record.ts';

/** The command that creates each result. */
const commands: Record<QualityName, string> = {
  content: 'npm run check:content',
  unit: 'npm run test:unit',
  browser: 'npm run test:e2e',
  site: 'npm run check:site',
  axe: 'npm run nightly',
  bench: 'npm run bench',
};

/** The new record: new results replace older ones; the others are kept. */
export function gatherRecord(root: string): QualityRecord {
  const record: Record<string, unknown> = { ...readRecord(join(root, recordFile)) };
  for (const name of qualityNames) {
    const file = `${qualityFolder}/${name}.json`;
    const text = readWaiting(join(root, file));
    if (text !== null) record[name] = parseRecord(text, qualityRecord.shape[name].unwrap(), file);
  }
  // In the order of the names, so that a new result only changes its own lines.
  const known = qualityNames.filter((name) => record[name] !== undefined);
  return qualityRecord.parse(Object.fromEntries(known.map((name) => [name, record[name]])));
}

/** One line per check: its date and content, or how to run it. */
export function recordLines(record: QualityRecord, content: string): string[] {
  return qualityNames.map((name) => {
    const entry = record[name];
    const words = !entry
      ? `not recorded; run "${commands[name]}"`
      : entry.content === content
        ? longDate(entry.day)
        : `${longDate(entry.day)}, with other content; run "${commands[name]}"`;
    return `${name.padEnd(8)} ${words}`;
  });
}

function readWaiting(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
