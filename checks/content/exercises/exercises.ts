// Exercises: their form, what they claim about the accessibility tree, and the proof that their checks tell right
// from wrong.
import { type PredictedLine, readPredictedLine } from '#lib/assistive/predicted-line.ts';
import { exampleLines } from '#pipeline/assistive/example-lines.ts';
import { exampleOf, exerciseFolderOf, readExerciseFolder } from '#pipeline/exercises/exercise-folder.ts';
import type { Problem } from '#pipeline/problem.ts';
import { readChecks } from '#pipeline/quests/read-checks.ts';
import { exerciseFiles } from '#schema/page/exercise.ts';
import { exerciseSchema } from '#schema/page/exercise-schema.ts';
import { type CheckedPage, errorFor } from '../checked-page.ts';
import { isBlock, lineOfNode, type MarkdownNode, nodesOf } from '../markdown.ts';
import { judgeExercise } from './judge-exercise.ts';
import { type ProvableExercise, type ProveOptions, proveExercises } from './prove-exercises.ts';

const errorAt = errorFor('check-exercises');

/** Fewer wrong answers say little about the checks. */
const fewestWrong = 3;

interface FoundExercises {
  problems: Problem[];
  /** Those with checks whose files are all there. */
  provable: ProvableExercise[];
}

/** The exercises of a page. Faults that the build reports too are left to it. */
export function exercisesOf(page: CheckedPage, contentDir: string): FoundExercises {
  const found: FoundExercises = { problems: [], provable: [] };
  for (const node of nodesOf(page.tree)) {
    if (!isBlock(node, 'exercise')) continue;
    const parsed = exerciseSchema.safeParse(node.attributes ?? {});
    if (!parsed.success) continue;
    const { id, kind } = parsed.data;
    if (kind === 'predict') found.problems.push(...checkPrediction(page, node));
    if (kind !== 'write' && kind !== 'fix') continue;
    const folder = readExerciseFolder(contentDir, exerciseFolderOf(page.file, id));
    const { starter, solution, checksSource, wrong } = folder;
    if (wrong.length < fewestWrong)
      found.problems.push({
        ...errorAt(
          { file: `${folder.folder}/${exerciseFiles.wrong}` },
          null,
          `The exercise "${id}" has ${wrong.length} wrong answers, and needs ${fewestWrong}: pages that look right and fail a check.`,
        ),
        also: page.file,
      });
    const read = checksSource === null ? null : readChecks(checksSource);
    if (starter === null || solution === null || checksSource === null || !read?.ok) continue;
    found.provable.push({
      ...{ page: page.file, folder: folder.folder, starter, solution, checksSource, wrong },
      checks: read.checks.map((check) => check.id),
    });
  }
  return found;
}

/** What the results of exercises show at first. */
export function exerciseSources(pages: readonly CheckedPage[], contentDir: string): string[] {
  return pages
    .flatMap((page) => exercisesOf(page, contentDir).provable)
    .map(({ starter }) => exampleOf(starter));
}

/** Compares the choices with the accessibility tree of the code. */
function checkPrediction(page: CheckedPage, block: MarkdownNode): Problem[] {
  const nodes = [...nodesOf(block)];
  const lines = nodes
    .filter(({ type, lang }) => type === 'code' && lang === 'html')
    .flatMap(({ value = '' }) => exampleLines(value))
    .filter(({ leftOut }) => !leftOut)
    .map(({ role, name = null, states = [] }): PredictedLine => ({ role, name, states: states.join(', ') }));
  return nodes
    .filter(({ type, checked }) => type === 'listItem' && typeof checked === 'boolean')
    .flatMap((item) => {
      const text = textOf(item.children?.[0]);
      const choice = readPredictedLine(text);
      const isGiven = lines.some((line) => isSame(line, choice));
      if (isGiven === item.checked) return [];
      const given = lines.map(lineText).join('; ');
      const message = isGiven
        ? `The wrong choice ${text} is a line that assistive technology gets. Change it, or the code.`
        : `Assistive technology does not get the right choice ${text}. It gets: ${given}.`;
      return [errorAt(page, lineOfNode(item), message)];
    });
}

/** States that the choice does not mention are not compared. */
function isSame(line: PredictedLine, choice: PredictedLine): boolean {
  return (
    line.role === choice.role &&
    line.name === choice.name &&
    (choice.states === '' || line.states === choice.states)
  );
}

function lineText({ role, name, states }: PredictedLine): string {
  return `${role}${name === null ? '' : ` "${name}"`}${states && `, ${states}`}`;
}

function textOf(node: MarkdownNode | undefined): string {
  return node?.value ?? (node?.children ?? []).map(textOf).join('');
}

export interface ExercisesResult {
  problems: Problem[];
  proved: number;
}

/** Checks the exercises of some pages, and proves those with checks in a browser. */
export async function checkExercises(
  pages: readonly CheckedPage[],
  options: ProveOptions,
): Promise<ExercisesResult> {
  const found = pages.map((page) => exercisesOf(page, options.contentDir));
  const proofs = await proveExercises(
    found.flatMap(({ provable }) => provable),
    options,
  );
  return {
    problems: [...found.flatMap(({ problems }) => problems), ...proofs.flatMap(judgeExercise)],
    proved: proofs.length,
  };
}
