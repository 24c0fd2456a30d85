// Progress as one file, to keep or to carry to another device, and what becomes of such a file when it is brought back.
import { type Entry, keyOf } from '#schema/progress.ts';
import { parseEntry } from './parse-entry.ts';
import { keyedByQuestionId } from './question-entries.ts';

/** What marks a file as ours. */
const application = 'plinth-progress';

/** A new kind of entry is a new version: an older site would not know what to do with it. */
const formatVersion = 4;

/** The first version in which answers and review cards name their question by its id. */
const questionIdVersion = 3;

/** More than this is no progress of a person. */
const largestFile = 20_000_000;
const mostEntries = 50_000;

export function writeExport(entries: readonly Entry[], now: Date): string {
  return JSON.stringify({ application, version: formatVersion, exported: now.toISOString(), entries });
}

export type ReadExport = { entries: Entry[] } | { refusal: [what: string, why: string] };

/** The entries of a file, or what to say about it. Marks from a clock that was ahead count as made now. */
export function readExport(text: string, now: number): ReadExport {
  const refuse = (what: string, why: string): ReadExport => ({ refusal: [what, why] });
  if (text.length > largestFile) return refuse('is too large.', 'An export is smaller than 20 MB.');
  let file: Record<string, unknown> | null;
  try {
    file = JSON.parse(text) as Record<string, unknown> | null;
  } catch {
    return refuse('is not a Plinth export.', 'It is not JSON, or it was cut off.');
  }
  if (typeof file?.version !== 'number') return refuse('is not a Plinth export.', 'It has no version.');
  if (file.application !== application) return refuse('is not a Plinth export.', 'It is of another program.');
  if (file.version > formatVersion)
    return refuse('was made by a newer version of this site.', 'Reload this page, then try again.');
  if (!Array.isArray(file.entries)) return refuse('is damaged.', 'It has no entries.');
  if (file.entries.length > mostEntries) {
    const [count, most] = [file.entries.length, mostEntries].map((number) => number.toLocaleString('en'));
    return refuse('is too large.', `It has ${count} entries. An export has at most ${most}.`);
  }
  const convert = file.version < questionIdVersion ? keyedByQuestionId : (entry: Entry) => entry;
  const entries: Entry[] = [];
  for (const [at, value] of file.entries.entries()) {
    const entry = parseEntry(value);
    if (typeof entry === 'string')
      return refuse('is damaged.', `Entry ${at + 1} of ${file.entries.length} ${entry}`);
    entries.push({ ...convert(entry), at: Math.min(entry.at, now) });
  }
  return { entries };
}

/** What has to be put for both to be there: the newer mark wins, and of drafts that differ both stay. */
export function mergeEntries(kept: readonly Entry[], brought: readonly Entry[]): Entry[] {
  const known = new Map(kept.map((entry) => [String(keyOf(entry)), entry]));
  const added: Entry[] = [];
  for (const entry of brought) {
    const there = known.get(String(keyOf(entry)));
    if (entry.kind === 'draft' && there?.kind === 'draft' && !hasSameFiles(there, entry)) {
      const [older, newer] = there.at < entry.at ? [there, entry] : [entry, there];
      added.push(newer, { ...older, id: `${older.id}${older.at}` });
    } else if (!there || entry.at > there.at) added.push(entry);
  }
  return added;
}

function hasSameFiles(one: Entry & { kind: 'draft' }, other: Entry & { kind: 'draft' }): boolean {
  return JSON.stringify(one.files) === JSON.stringify(other.files);
}
