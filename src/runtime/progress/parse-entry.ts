// An entry from outside, such as from a file: whatever is not exactly in form is refused.
import type { Entry } from '#schema/progress.ts';

/** The entry without anything that does not belong to it; null when it is none that we know. */
export function parseEntry(value: unknown): Entry | null {
  const { kind, path, id, at, ...rest } = (isRecord(value) ? value : {}) as Record<string, unknown>;
  if (typeof path !== 'string' || typeof id !== 'string' || !isTime(at)) return null;
  const key = { path, id, at };
  switch (kind) {
    case 'done':
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

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

function isFile(value: unknown): value is { name: string; text: string } {
  const { name, text } = (isRecord(value) ? value : {}) as Record<string, unknown>;
  return typeof name === 'string' && typeof text === 'string';
}
