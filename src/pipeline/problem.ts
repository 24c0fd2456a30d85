// What is wrong with a file, explained to its author. Problems are collected, never thrown, so that one run shows them all.
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
  /** The kind of problem. Decisions depend on this, never on the message. */
  code: ProblemCode;
  severity: Severity;
  /** Path from the content folder; `../public/…` for a file of the public folder. */
  file: string;
  line: number | null;
  /** What is wrong and what to do, as one or two sentences. */
  message: string;
  /** Another file that could be mended instead: whoever asks about it alone is told as well. */
  also?: string;
}

/** Records a problem of one file. */
export type Report = (code: ContentCode, line: number | null, message: string) => void;

/** A problem of a content file; its code decides how severe it is. */
export function problemIn(file: string, code: ContentCode, line: number | null, message: string): Problem {
  return { code, severity: contentProblems[code], file, line, message: onOneLine(message) };
}

/** Adds the problems of one file to a list. */
export function reportTo(problems: Problem[], file: string): Report {
  return (code, line, message) => void problems.push(problemIn(file, code, line, message));
}

/** One line per problem: `content/blog/post.md:3 error "date" must be …`. */
export function formatProblem(problem: Problem, folder: string): string {
  const place = problem.line === null ? '' : `:${problem.line}`;
  const name = posix.join(folder, problem.file);
  return `${name}${place} ${problem.severity}: ${problem.message}`;
}

const longestQuotation = 120;

/** A message on one line, however long and strange its quotations are. */
export function onOneLine(message: string): string {
  // Quotation marks are matched in pairs; otherwise the text between two quotations could be taken for one.
  return message
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/"([^"]*)"/g, (whole, quoted: string) =>
      quoted.length > longestQuotation ? `"${quoted.slice(0, longestQuotation)}…"` : whole,
    );
}

/** Of such problems only the first of each kind, with the number of places. */
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

/** For a terminal: what must be mended stands last, where its reader is looking. */
export function errorsLast(problems: readonly Problem[]): Problem[] {
  return sortProblems(problems).toSorted((a, b) => b.severity.localeCompare(a.severity));
}

/** The problems as the author wants them weighed: where links only warn, those of links are warnings. */
export function weigh(problems: readonly Problem[], links: LinkPolicy): Problem[] {
  if (links === 'error') return [...problems];
  return problems.map((problem) =>
    linkProblems.includes(problem.code) ? { ...problem, severity: 'warning' } : problem,
  );
}

/** Whether one of the problems stops a build. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some((problem) => problem.severity === 'error');
}
