// Reads messages of the worker, in which any code may run: a message in another form is dropped.
import type { Failure, Place, WorkerNews } from './messages.ts';

/** Characters of a message or a printed value. */
const longestText = 20_000;

type Group = Record<string, unknown>;

/** Null for anything but news. */
export function readNews(data: unknown): WorkerNews | null {
  if (!isGroup(data)) return null;
  const { news } = data;
  switch (news) {
    case 'ready':
    case 'ended':
      return { news };
    case 'loading':
      return { news, file: text(data.file) };
    case 'unloaded':
      return {
        ...{ news, module: text(data.module), isSyntax: data.isSyntax === true },
        ...{ message: text(data.message), place: readPlace(data.place) },
      };
    case 'tests':
      return { news, tests: Array.isArray(data.tests) ? data.tests.filter(isGroup).map(readTest) : [] };
    case 'start':
      return { news, at: number(data.at) };
    case 'done':
      return { news, at: number(data.at), ms: number(data.ms), failure: readFailure(data.failure) };
    case 'log': {
      const level = data.level === 'warn' || data.level === 'error' ? data.level : 'log';
      return { news, level, text: text(data.text) };
    }
    default:
      return null;
  }
}

function readTest({ name, file, line }: Group) {
  return { name: text(name), file: text(file), line: lineOf(line) };
}

function readFailure(value: unknown): Failure | null {
  if (!isGroup(value)) return null;
  return {
    message: text(value.message),
    expected: typeof value.expected === 'string' ? text(value.expected) : null,
    actual: typeof value.actual === 'string' ? text(value.actual) : null,
    ...{ line: lineOf(value.line), thrownAt: readPlace(value.thrownAt) },
  };
}

function readPlace(value: unknown): Place | null {
  return isGroup(value) ? { file: text(value.file), line: number(value.line) } : null;
}

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, longestText) : '';
}

function number(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

function lineOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
