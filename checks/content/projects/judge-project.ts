// What the proof of a project shows, in words for its author.
import { onOneLine, type Problem } from '#pipeline/problem.ts';
import { lineOfId } from '#pipeline/quests/read-checks.ts';
import { projectChecksFile } from '#schema/page/folder-check.ts';
import { errorFor } from '../checked-page.ts';
import type { ProjectProof } from './prove-projects.ts';

const errorAt = errorFor('check-projects');

export function judgeProject({ project, solution, flawed }: ProjectProof): Problem[] {
  const problems: Problem[] = [];
  const report = (name: string, message: string, line: number | null = null) =>
    void problems.push({
      ...errorAt({ file: `${project.folder}/${name}` }, line, onOneLine(message)),
      // A check of the page alone reports it too.
      also: project.page,
    });

  for (const [name, { failures }] of Object.entries({ solution, flawed }))
    for (const { id, page, words, state } of failures)
      if (state === 'broken')
        report(
          projectChecksFile,
          `The check "${id}" has no answer for ${name}/${page}: ${words}`,
          lineOfId(project.checksSource, id),
        );
  if (problems.length > 0) return problems.slice(0, 3);

  for (const { id, page, words } of solution.failures)
    report(
      page === null ? 'solution' : `solution/${page}`,
      `The solution fails the check "${id}": ${words} Correct the solution, or the check if it is too tight.`,
    );
  for (const rule of solution.rules)
    report('solution', `The solution fails the rule "${rule}". Correct the solution.`);

  const wanted = project.flawed;
  const found = { checks: [...new Set(flawed.failures.map(({ id }) => id))], rules: flawed.rules };
  for (const kind of ['checks', 'rules'] as const) {
    const one = kind === 'checks' ? 'check' : 'rule';
    for (const name of without(wanted[kind], found[kind]))
      report(
        'flawed.yaml',
        `The flawed folder does not fail the ${one} "${name}". Put the fault into the folder, or take the line away.`,
        lineOf(project.flawedSource, name),
      );
    for (const name of without(found[kind], wanted[kind]))
      report(
        'flawed.yaml',
        `The flawed folder also fails the ${one} "${name}"${wordsOf(flawed, name)}. Name it under "${kind}", or correct the folder.`,
      );
  }
  return problems;
}

/** The entries that are not among others; one that is there twice is needed twice. */
function without(all: readonly string[], others: readonly string[]): string[] {
  const open = [...others];
  return all.filter((one) => {
    const at = open.indexOf(one);
    if (at >= 0) open.splice(at, 1);
    return at < 0;
  });
}

function wordsOf({ failures }: ProjectProof['flawed'], id: string): string {
  const failure = failures.find((one) => one.id === id);
  return failure ? ` (${failure.page ?? 'the folder'}: ${failure.words})` : '';
}

function lineOf(source: string, entry: string): number | null {
  const at = source.split('\n').findIndex((line) => line.replace(/^\s*-\s*/, '').trim() === entry);
  return at < 0 ? null : at + 1;
}
