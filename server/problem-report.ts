// What is wrong with a folder, for a terminal: each problem on a line while there are few of them; otherwise what kinds
// there are, the most frequent first, and where all of them are listed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { counted } from '#lib/counted.ts';
import { errorsLast, formatProblem, type Problem } from '#pipeline/problem.ts';
import { mendedOnce, type Severity } from '#pipeline/problem-codes.ts';
import type { Env } from './env.ts';

/** More of one severity than this are grouped. */
const mostLines = 30;
const mostKinds = 10;
const mostExamples = 3;

export interface ReportOptions {
  /** The name of the content folder. */
  folder: string;
  /** Where all problems are written when some are only counted, and how that file is called in the report. */
  file: string;
  fileName: string;
}

/** The list of a run that writes to the output folder. */
export function problemFile({ contentDir, outDir }: Env): ReportOptions {
  const file = join(outDir, 'problems.txt');
  return { folder: basename(contentDir), file, fileName: relative(process.cwd(), file) };
}

/** The lines of the report, warnings first. Writes the complete list where the report does not have it. */
export function reportProblems(problems: readonly Problem[], options: ReportOptions): string[] {
  const lines = (['warning', 'error'] as const).flatMap((severity) => {
    const own = errorsLast(problems.filter((problem) => problem.severity === severity));
    const each = (some: readonly Problem[]) => some.map((problem) => formatProblem(problem, options.folder));
    // What one line mends for the whole folder would be lost among what is many.
    const isOne = ({ code }: Problem) => mendedOnce.includes(code);
    const many = own.filter((problem) => !isOne(problem));
    if (many.length <= mostLines) return each(own);
    return [...groupLines(many, severity, options.folder), ...each(own.filter(isOne))];
  });
  if (lines.length === problems.length) return lines;
  mkdirSync(dirname(options.file), { recursive: true });
  const all = errorsLast(problems).map((problem) => formatProblem(problem, options.folder));
  writeFileSync(options.file, `${all.join('\n')}\n`);
  return [...lines, `All ${counted(problems.length, 'problem')}, line by line: ${options.fileName}`];
}

function groupLines(problems: readonly Problem[], severity: Severity, folder: string): string[] {
  const kinds = groupsOf(problems, ({ code }) => code);
  const shown = kinds.slice(0, mostKinds);
  const rest = kinds.slice(mostKinds);
  return [
    `${counted(problems.length, severity)} of ${counted(kinds.length, 'kind')}, the most frequent first:`,
    ...shown.flatMap(([code, own]) => [
      `${String(own.length).padStart(6)}  ${code.replaceAll('-', ' ')}`,
      ...exampleLines(own, folder),
    ]),
    ...(rest.length > 0
      ? [
          `        and ${counted(rest.length, 'more kind', 'more kinds')}: ${rest.map(([code]) => code.replaceAll('-', ' ')).join(', ')}`,
        ]
      : []),
  ];
}

/** The messages that are repeated most, each with a place to look at. */
function exampleLines(problems: readonly Problem[], folder: string): string[] {
  return groupsOf(problems, ({ message }) => message)
    .slice(0, mostExamples)
    .map(([message, [first, ...others]]) => {
      const place = first ? formatProblem(first, folder).split(' ', 1)[0] : '';
      return `        ${place}${others.length > 0 ? ` and ${others.length} more` : ''}: ${message}`;
    });
}

/** Groups by a name, the largest first; groups of one size stay in the order of their first members. */
function groupsOf<Name extends string>(
  problems: readonly Problem[],
  nameOf: (problem: Problem) => Name,
): [name: Name, problems: Problem[]][] {
  const groups = new Map<Name, Problem[]>();
  for (const problem of problems) {
    const name = nameOf(problem);
    const group = groups.get(name);
    if (group) group.push(problem);
    else groups.set(name, [problem]);
  }
  return [...groups].toSorted(([, a], [, b]) => b.length - a.length);
}
