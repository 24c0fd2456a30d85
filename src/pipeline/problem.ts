// A problem of a file, explained to its author. Problems are collected, never thrown, so that one run reports
// them all.
import { posix } from 'node:path';
import type { LinkPolicy } from '#schema/settings.ts';
import {
  type ContentCode,
  contentProblems,
  linkProblems,
  mendedOnce,
  type ProblemCode,
  type Severity,
} from './problem-codes.ts';

export interface Problem {
  /** The kind of problem. Code must depend on this, never on the message. */
  code: ProblemCode;
  severity: Severity;
  /** Path from the content folder; `../public/…` for a file of the public folder. */
  file: string;
  line: number | null;
  /** What is wrong and how to fix it, in one or two sentences. */
  message: string;
  /** Another file that could be changed instead; a run for that file alone reports the problem too. */
  also?: string;
}

/** Records a problem of one file. */
export type Report = (code: ContentCode, line: number | null, message: string) => void;

/** A problem of a content file; its code decides the severity. */
export function problemIn(file: string, code: ContentCode, line: number | null, message: string): Problem {
  return { code, severity: contentProblems[code], file, line, message: onOneLine(message) };
}

/** Adds the problems of one file to a list. */
export function reportTo(problems: Problem[], file: string): Report {
  return (code, line, message) => void problems.push(problemIn(file, code, line, message));
}

/** How many problems of one kind are listed; a longer list would not be read. */
const mostOfAKind = 20;

/** Lists the first problems of each kind, and counts the others without creating their messages. */
export class FirstProblems {
  readonly #report: Report;
  readonly #counts = new Map<ContentCode, number>();

  constructor(report: Report) {
    this.#report = report;
  }

  add(code: ContentCode, line: number | null, message: () => string): void {
    const count = (this.#counts.get(code) ?? 0) + 1;
    this.#counts.set(code, count);
    if (count <= mostOfAKind) this.#report(code, line, message());
  }

  /** Reports how many were not listed. */
  end(): void {
    for (const [code, count] of this.#counts)
      if (count > mostOfAKind)
        this.#report(
          code,
          null,
          `${(count - mostOfAKind).toLocaleString('en-GB')} more of this kind are not listed.`,
        );
  }
}

/** One line per problem: `content/blog/post.md:3 error "date" must be …`. */
export function formatProblem(problem: Problem, folder: string): string {
  const place = problem.line === null ? '' : `:${problem.line}`;
  const name = printable(posix.join(folder, problem.file));
  return `${name}${place} ${problem.severity}: ${problem.message}`;
}

/**
 * A name on one line, with control characters escaped, so that a terminal shows instead of interpreting them.
 */
function printable(name: string): string {
  return name.replace(
    /[\p{Cc}\p{Bidi_Control}]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}

const longestQuotation = 120;

/** A message on one line, with long or strange quotations shortened. */
export function onOneLine(message: string): string {
  // Quotation marks are matched in pairs; otherwise the text between two quotations could be taken for one.
  return message
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/"([^"]*)"/g, (whole, quoted: string) =>
      quoted.length > longestQuotation ? `"${quoted.slice(0, longestQuotation)}…"` : whole,
    );
}

/** Keeps only the first problem of each repeated kind, with the number of occurrences. */
export function gatherRepeated(problems: readonly Problem[]): Problem[] {
  const places = new Map<string, number>();
  const keyOf = ({ code, message }: Problem) => `${code} ${message}`;
  const repeated = problems.filter(({ code }) => mendedOnce.includes(code));
  for (const problem of repeated) places.set(keyOf(problem), (places.get(keyOf(problem)) ?? 0) + 1);
  return problems.flatMap((problem) => {
    if (!mendedOnce.includes(problem.code)) return [problem];
    const count = places.get(keyOf(problem));
    places.delete(keyOf(problem));
    if (count === undefined) return [];
    return [
      count === 1 ? problem : { ...problem, message: `${problem.message} It is named in ${count} places.` },
    ];
  });
}

/** Errors before warnings, then by file and line. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) =>
      a.severity.localeCompare(b.severity) || a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
  );
}

/** For a terminal: errors come last, where the author is looking. */
export function errorsLast(problems: readonly Problem[]): Problem[] {
  return sortProblems(problems).toSorted((a, b) => b.severity.localeCompare(a.severity));
}

/** Applies the author's policy for broken links: with `warn`, they become warnings. */
export function weigh(problems: readonly Problem[], links: LinkPolicy): Problem[] {
  if (links === 'error') return [...problems];
  return problems.map((problem) =>
    linkProblems.includes(problem.code) ? { ...problem, severity: 'warning' } : problem,
  );
}

/** Whether one of the problems fails a build. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some((problem) => problem.severity === 'error');
}
