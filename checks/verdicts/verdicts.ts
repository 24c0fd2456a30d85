// Recorded verdicts of expensive checks, in committed files: an unchanged page is not verified again, not
// even on a new machine. Records can be wrong, so each run verifies a sample of them, and `npm run nightly`
// all.
import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatVerdicts, keyOf, parseVerdicts, type RecordedVerdicts } from './verdict-file.ts';

export interface VerdictOptions {
  /** The folder of the records. */
  folder: string;
  /** The share of recorded verdicts that is verified again, from 0 to 1. */
  share: number;
  /** Selects the sample; the commit, so that each commit verifies different ones. */
  seed: string;
}

/** One type of verdict. */
export interface Family<Job, Verdict> {
  /** Also the name of its file. */
  name: string;
  /** Changes with the code that produces the verdict, and with everything it uses besides the job. */
  code: string;
  run(jobs: Job[]): Promise<Verdict[]>;
  /** Names a job in a message. */
  label(job: Job): string;
}

/** How many verdicts of a run were recalled, verified again, or not recorded yet. */
interface VerdictCounts {
  recalled: number;
  verified: number;
  added: number;
}

export interface Verdicts {
  /** The verdict on each job, in order. Runs those that are not recorded, and the sample. */
  recall<Job, Verdict>(family: Family<Job, Verdict>, jobs: readonly Job[]): Promise<Verdict[]>;
  /** Errors in the records, as sentences. */
  readonly faults: readonly string[];
  readonly counts: VerdictCounts;
  /** Saves changes. `isComplete`: records that this run did not use are removed. */
  save(isComplete: boolean): void;
  /**
   * The records used in this run, in the format of the files, by family: for processes that must not write
   * the files concurrently.
   */
  used(): Record<string, string>;
}

interface OpenFamily extends RecordedVerdicts {
  used: Set<string>;
  isChanged: boolean;
  isOfOtherCode: boolean;
}

export function openVerdicts({ folder, share, seed }: VerdictOptions): Verdicts {
  const families = new Map<string, OpenFamily>();
  const faults: string[] = [];
  const counts: VerdictCounts = { recalled: 0, verified: 0, added: 0 };
  const fileOf = (name: string) => join(folder, `${name}.txt`);

  function openFamily(name: string, code: string): OpenFamily {
    const known = families.get(name);
    if (known) return known;
    const recorded = parseVerdicts(readText(fileOf(name)));
    const isOfOtherCode = recorded.code !== code;
    for (const key of recorded.broken)
      faults.push(
        `${fileOf(name)}: the line ${key} was edited by hand, so its verdict is invalid. Run the check again and commit the file it writes.`,
      );
    const opened = {
      ...recorded,
      code,
      entries: isOfOtherCode ? new Map<string, string>() : recorded.entries,
      ...{ used: new Set<string>(), isChanged: isOfOtherCode || recorded.broken.length > 0, isOfOtherCode },
    };
    families.set(name, opened);
    return opened;
  }

  /** The keys to verify again: their share of all, at least one, selected by a hash with the seed. */
  function sampleOf(keys: readonly string[]): Set<string> {
    const order = (key: string) => hash('sha256', seed + key);
    // A single job is one of many, in separate calls.
    if (keys.length === 1)
      return new Set(keys.filter((key) => Number.parseInt(order(key).slice(0, 8), 16) < share * 2 ** 32));
    if (share === 0) return new Set();
    const sorted = keys.toSorted((one, other) => (order(one) < order(other) ? -1 : 1));
    return new Set(sorted.slice(0, Math.max(1, Math.round(keys.length * share))));
  }

  return {
    faults,
    counts,
    async recall<Job, Verdict>({ name, code, run, label }: Family<Job, Verdict>, jobs: readonly Job[]) {
      const family = openFamily(name, code);
      const keys = jobs.map(keyOf);
      const sample = sampleOf(
        [...new Set(keys)].filter((key) => family.entries.has(key) && !family.used.has(key)),
      );
      const due = new Map<string, Job>();
      for (const [at, key] of keys.entries()) {
        if (family.used.has(key) || due.has(key)) continue;
        if (!family.entries.has(key) || sample.has(key)) due.set(key, jobs[at] as Job);
        else counts.recalled++;
      }
      const found = due.size > 0 ? await run([...due.values()]) : [];
      for (const [at, [key, job]] of [...due].entries()) {
        const verdict = JSON.stringify(found[at]);
        const recorded = family.entries.get(key);
        if (recorded === undefined) counts.added++;
        else counts.verified++;
        if (recorded === verdict) continue;
        if (recorded !== undefined)
          faults.push(
            `${fileOf(name)}: the recorded verdict on ${label(job)} is wrong. Recorded: ${recorded}. Found: ${verdict}. Find out why, run the check again and commit the file it writes.`,
          );
        family.entries.set(key, verdict);
        family.isChanged = true;
      }
      for (const key of keys) family.used.add(key);
      return keys.map((key) => JSON.parse(family.entries.get(key) ?? 'null') as Verdict);
    },
    used() {
      const files = [...families].map(([name, { code, entries, used }]) => {
        const own = [...used].map((key) => [key, entries.get(key) ?? ''] as const);
        return [name, formatVerdicts(code, new Map(own))];
      });
      return Object.fromEntries(files);
    },
    save(isComplete) {
      for (const [name, { code, entries, used, isChanged, isOfOtherCode }] of families) {
        // A partial run with new code would mix its records with those of the old code.
        if (!isComplete && isOfOtherCode) continue;
        const kept = isComplete ? new Map([...entries].filter(([key]) => used.has(key))) : entries;
        if (!isChanged && kept.size === entries.size) continue;
        mkdirSync(folder, { recursive: true });
        // Two checks may run at once, so the file is replaced atomically.
        writeFileSync(`${fileOf(name)}.${process.pid}`, formatVerdicts(code, kept));
        renameSync(`${fileOf(name)}.${process.pid}`, fileOf(name));
      }
    },
  };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
