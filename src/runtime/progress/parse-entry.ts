// An entry from outside, such as from a file: whatever is not exactly in form is refused.
import { isOwnPath } from '#lib/address/own-path.ts';
import { type Entry, entryLimits } from '#schema/progress.ts';

/** The entry without anything that does not belong to it, or what is wrong with it. */
export function parseEntry(value: unknown): Entry | string {
  const entry = formOf(value);
  return entry ? (faultOf(entry) ?? entry) : 'cannot be read.';
}

/** Null when it is no entry that we know. */
function formOf(value: unknown): Entry | null {
  const { kind, path, id, at, ...rest } = (isRecord(value) ? value : {}) as Record<string, unknown>;
  if (typeof path !== 'string' || typeof id !== 'string' || !isTime(at)) return null;
  const key = { path, id, at };
  switch (kind) {
    case 'done':
    case 'exercise':
      return typeof rest.isDone === 'boolean' ? { kind, ...key, isDone: rest.isDone } : null;
    case 'tick':
      return typeof rest.isTicked === 'boolean' ? { kind, ...key, isTicked: rest.isTicked } : null;
    case 'answer':
      return typeof rest.answer === 'string' && typeof rest.isRight === 'boolean'
        ? { kind, ...key, answer: rest.answer, isRight: rest.isRight }
        : null;
    case 'checks':
      return isCount(rest.passed) && isCount(rest.total)
        ? { kind, ...key, passed: rest.passed, total: rest.total }
        : null;
    case 'draft':
      return Array.isArray(rest.files) && rest.files.every(isFile)
        ? { kind, ...key, files: rest.files.map(({ name, text }) => ({ name, text })) }
        : null;
    case 'card': {
      const { due, stability, difficulty, days, reps, lapses, state, reviewed } = rest;
      const numbers = { due, stability, difficulty, days, reps, lapses, state, reviewed };
      return Object.values(numbers).every(isTime)
        ? { kind, ...key, ...(numbers as Record<keyof typeof numbers, number>) }
        : null;
    }
    case 'last':
      return typeof rest.page === 'string' ? { kind, ...key, page: rest.page } : null;
    default:
      return null;
  }
}

/** What is wrong with the values of an entry that is in form. */
function faultOf(entry: Entry): string | null {
  // A page outside all sections was opened last: the name of its section is empty.
  const paths = entry.kind === 'last' ? [entry.path || '/', entry.page] : [entry.path];
  const foreign = paths.find((path) => !isOwnPath(path));
  if (foreign !== undefined) {
    const quoted = JSON.stringify(foreign.length > 80 ? `${foreign.slice(0, 80)}…` : foreign);
    return `has ${quoted} as a path, which is not a path of this site.`;
  }
  if (entry.kind === 'checks') {
    const count = Math.max(entry.passed, entry.total);
    return tooMany(count, 'checks', 'page', entryLimits.checks);
  }
  return entry.kind === 'draft' ? tooMany(entry.files.length, 'files', 'draft', entryLimits.files) : null;
}

function tooMany(count: number, things: string, owner: string, most: number): string | null {
  const words = (number: number) => number.toLocaleString('en');
  return count > most ? `has ${words(count)} ${things}. A ${owner} has at most ${words(most)}.` : null;
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** The last moment that a date can say, in milliseconds since 1970. */
const latestTime = 8.64e15;

function isTime(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= latestTime;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

function isFile(value: unknown): value is { name: string; text: string } {
  const { name, text } = (isRecord(value) ? value : {}) as Record<string, unknown>;
  return typeof name === 'string' && typeof text === 'string';
}
