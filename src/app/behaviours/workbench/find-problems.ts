// The problems of all files of a workbench, with the pages that explain them. The HTML parser is loaded with the first
// call.
import { languageOf, type WorkFile } from '#workbench/state/files.ts';
import type { FileProblem } from '#workbench/state/workbench-state.ts';
import { findCssProblems } from '../play/css-problems.ts';
import { limitProblems } from '../play/problem-limit.ts';
import { explanationOf } from '../play/problem-pages.ts';

interface FoundProblems {
  problems: FileProblem[];
  /** How many are left out, in words. */
  more: string;
}

/** `hasPage` says whether the site has a page at a path. */
export async function findFileProblems(
  files: readonly WorkFile[],
  hasPage: (path: string) => Promise<boolean>,
): Promise<FoundProblems> {
  const found = await Promise.all(files.map((file) => problemsOf(file, hasPage)));
  return {
    problems: found.flatMap(({ problems }) => problems),
    more: found.map(({ more }) => more).find(Boolean) ?? '',
  };
}

async function problemsOf(
  { name, text }: WorkFile,
  hasPage: (path: string) => Promise<boolean>,
): Promise<FoundProblems> {
  switch (languageOf(name)) {
    case 'html': {
      const { findProblems } = await import('../play/html-problems.ts');
      const { shown, rest } = limitProblems(findProblems(text));
      const problems = shown.map(async ({ code, line, column, start, end, title, consequence }) => {
        const { title: page, path, hash } = explanationOf(code);
        return {
          ...{ file: name, line, column, start, end, title, consequence },
          page: (await hasPage(path)) ? { title: page, href: path + hash } : null,
        };
      });
      return { problems: await Promise.all(problems), more: rest };
    }
    case 'css':
      return { problems: findCssProblems(text).map((problem) => cssProblem(name, text, problem)), more: '' };
    default:
      return { problems: [], more: '' };
  }
}

/** The finder knows the line alone: the problem is the line. */
function cssProblem(
  file: string,
  text: string,
  { line, title, consequence }: ReturnType<typeof findCssProblems>[number],
): FileProblem {
  const lines = text.split('\n');
  const start = lines.slice(0, line - 1).reduce((length, one) => length + one.length + 1, 0);
  const end = start + (lines[line - 1]?.length ?? 0);
  return { file, line, column: null, start, end, title, consequence, page: null };
}
