// Reports the problems of a folder in a terminal: one line per problem if there are few; otherwise the most
// frequent kinds, and the file that lists all of them.
import { basename, dirname, join, relative } from 'node:path';
import { counted } from '#lib/counted.ts';
import { errorsLast, formatProblem, type Problem } from '#pipeline/problem.ts';
import { mendedOnce, type Severity } from '#pipeline/problem-codes.ts';
import type { Env } from './env.ts';
import { writeInside } from './write-inside.ts';

/** More of one severity than this are grouped. */
const mostLines = 30;
const mostKinds = 10;
const mostExamples = 3;

export interface ReportOptions {
  /** The name of the content folder. */
  folder: string;
  /** The file for the complete list if some are only counted, and its name in the report. */
  file: string;
  fileName: string;
}

/** The list for a run that writes to the output folder. */
export function problemFile({ contentDir, outDir }: Env): ReportOptions {
  const file = join(outDir, 'problems.txt');
  return { folder: basename(contentDir), file, fileName: relative(process.cwd(), file) };
}

/** The lines of the report, warnings first. Writes the complete list if the report is shortened. */
export function reportProblems(problems: readonly Problem[], options: ReportOptions): string[] {
  const each = (some: readonly Problem[]) => some.map((problem) => formatProblem(problem, options.folder));
  // If most of the folder is skipped, no other problem matters.
  const isSkip = ({ code }: Problem) => code === 'files-skipped';
  const others = problems.filter((problem) => !isSkip(problem));
  const lines = (['warning', 'error'] as const).flatMap((severity) => {
    const own = errorsLast(others.filter((problem) => problem.severity === severity));
    // Problems with a single fix for the whole folder would get lost among the many.
    const isOne = ({ code }: Problem) => mendedOnce.includes(code);
    const many = own.filter((problem) => !isOne(problem));
    if (many.length <= mostLines) return each(own);
    return [...groupLines(many, severity, options.folder), ...each(own.filter(isOne))];
  });
  lines.unshift(...each(problems.filter(isSkip)));
  if (lines.length === problems.length) return lines;
  const all = errorsLast(problems).map((problem) => formatProblem(problem, options.folder));
  writeInside(dirname(options.file), basename(options.file), `${all.join('\n')}\n`);
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

/** The most frequent messages, each with one location. */
function exampleLines(problems: readonly Problem[], folder: string): string[] {
  return groupsOf(problems, ({ message }) => message)
    .slice(0, mostExamples)
    .map(([message, [first, ...others]]) => {
      const place = first ? formatProblem(first, folder).split(' ', 1)[0] : '';
      return `        ${place}${others.length > 0 ? ` and ${others.length} more` : ''}: ${message}`;
    });
}

/** Groups by a name, largest first; groups of equal size keep the order of their first members. */
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
