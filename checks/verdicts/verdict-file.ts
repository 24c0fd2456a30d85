// The file format of recorded verdicts: one line for each, so that two people who change different pages rarely
// conflict, and a change of the code that leaves every verdict as it is changes one line.
//
//   code 1f0c…                     hash of the code that produced the verdicts
//   0a1b… 9c8d7e []                hash of what was checked, seal, verdict as JSON
//
// The seal is a hash of the line's other two parts. It does not protect against forgery, which the nightly run is for;
// it catches an edit by hand or a bad merge at once.
import { hash } from 'node:crypto';

export interface RecordedVerdicts {
  /** Hash of the code that produced the verdicts. */
  code: string;
  /** Verdicts as JSON, by the hash of what was checked. */
  entries: Map<string, string>;
  /** Hashes of entries that were edited by hand. */
  broken: string[];
}

export function formatVerdicts(code: string, entries: ReadonlyMap<string, string>): string {
  const lines = [...entries]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, verdict]) => `${key} ${sealOf(key, verdict)} ${verdict}`);
  return `${[`code ${code}`, ...lines].join('\n')}\n`;
}

export function parseVerdicts(text: string): RecordedVerdicts {
  const [head = '', ...lines] = text.split('\n');
  const recorded: RecordedVerdicts = { code: head.replace(/^code /, ''), entries: new Map(), broken: [] };
  for (const line of lines.filter(Boolean)) {
    const [, key = line, seal, verdict = ''] = /^(\S+) (\S+) (.*)$/.exec(line) ?? [];
    if (seal === sealOf(key, verdict)) recorded.entries.set(key, verdict);
    else recorded.broken.push(key);
  }
  return recorded;
}

/** The key of a verdict: what was checked, as JSON. */
export function keyOf(job: unknown): string {
  return hash('sha256', JSON.stringify(job)).slice(0, 20);
}

function sealOf(key: string, verdict: string): string {
  return hash('sha256', `${key} ${verdict}`).slice(0, 6);
}
