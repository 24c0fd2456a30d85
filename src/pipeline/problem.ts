// What is wrong with a file, in words for its author. Problems are collected, never thrown, so that one run shows them all.

export interface Problem {
  severity: 'error' | 'warning';
  /** Path inside the content folder. */
  file: string;
  line: number | null;
  /** What is wrong and what to do, as one or two sentences. */
  message: string;
}

/** One line per problem: `content/blog/post.md:3 error "date" must be …`. */
export function formatProblem(problem: Problem, folder: string): string {
  const place = problem.line === null ? '' : `:${problem.line}`;
  const name = problem.file === '' ? folder : `${folder}/${problem.file}`;
  return `${name}${place} ${problem.severity}: ${problem.message}`;
}

/** A message on one line, however long and strange the words are that it quotes. */
export function onOneLine(message: string): string {
  return message.replace(/[\s\p{Cc}]+/gu, ' ').replace(/"([^"]{120})[^"]+"/g, '"$1…"');
}

/** Errors before warnings, then by file and line. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) =>
      a.severity.localeCompare(b.severity) || a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
  );
}

export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some((problem) => problem.severity === 'error');
}
