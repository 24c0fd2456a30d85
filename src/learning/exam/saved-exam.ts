// What is saved of an exam: the last attempt, the best result that passed, and the name on the certificate. It is a draft
// with one file each, so exports, imports and other tabs treat it like any other work of the reader.
import type { DraftFile } from '#schema/progress.ts';
import type { Attempt, DrawnQuestion } from './exam-state.ts';

/** The best attempt that was passed. */
export interface PassedExam {
  right: number;
  total: number;
  at: number;
  /** The answers in short, as part of the checksum on the certificate. */
  answers: string;
}

export interface SavedExam {
  attempt: Attempt | null;
  passed: PassedExam | null;
  name: string;
}

const names = { attempt: 'attempt.json', passed: 'passed.json', name: 'name.txt' } as const;

export function savedFiles({ attempt, passed, name }: SavedExam): DraftFile[] {
  const files: DraftFile[] = [];
  if (attempt) files.push({ name: names.attempt, text: JSON.stringify(attempt) });
  if (passed) files.push({ name: names.passed, text: JSON.stringify(passed) });
  if (name) files.push({ name: names.name, text: name });
  return files;
}

/** Files from another version or a damaged import count as missing. */
export function readSavedExam(files: readonly DraftFile[] | null): SavedExam {
  const textOf = (name: string) => files?.find((file) => file.name === name)?.text;
  const attempt = parse(textOf(names.attempt));
  const passed = parse(textOf(names.passed));
  return {
    attempt: isAttempt(attempt) ? attempt : null,
    passed: isPassed(passed) ? passed : null,
    name: textOf(names.name) ?? '',
  };
}

/** `right` counts once for every attempt, so the better one is on the certificate. */
export function betterOf(one: PassedExam | null, other: PassedExam): PassedExam {
  return one && one.right >= other.right ? one : other;
}

export function answersInShort({ questions }: Attempt): string {
  return questions.map(({ path, id, chosen }) => `${path}#${id}=${chosen ?? ''}`).join('\n');
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function isAttempt(value: unknown): value is Attempt {
  if (!isRecord(value)) return false;
  const { startedAt, endedAt, at, questions } = value;
  return (
    typeof startedAt === 'number' &&
    (endedAt === null || typeof endedAt === 'number') &&
    Number.isInteger(at) &&
    Array.isArray(questions) &&
    questions.length > 0 &&
    (at as number) >= 0 &&
    (at as number) <= questions.length &&
    questions.every(isDrawn)
  );
}

function isDrawn(value: unknown): value is DrawnQuestion {
  if (!isRecord(value)) return false;
  const { path, id, order, chosen, isFlagged } = value;
  return (
    typeof path === 'string' &&
    typeof id === 'string' &&
    Array.isArray(order) &&
    order.toSorted((one, other) => one - other).every((place, index) => place === index) &&
    (chosen === null || order.includes(chosen)) &&
    typeof isFlagged === 'boolean'
  );
}

function isPassed(value: unknown): value is PassedExam {
  return (
    isRecord(value) &&
    [value.right, value.total, value.at].every((number) => typeof number === 'number') &&
    typeof value.answers === 'string'
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
