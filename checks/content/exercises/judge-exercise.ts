// What the proof of an exercise shows, in words for its author.
import { onOneLine, type Problem } from '#pipeline/problem.ts';
import { lineOfId } from '#pipeline/quests/read-checks.ts';
import { exerciseFiles } from '#schema/page/exercise.ts';
import { errorFor } from '../checked-page.ts';
import { type ExerciseProof, rewriteCount } from './prove-exercises.ts';

const errorAt = errorFor('check-exercises');

export function judgeExercise({ exercise, starter, solution, wrong, rewrites }: ExerciseProof): Problem[] {
  const problems: Problem[] = [];
  const report = (name: string, message: string, line: number | null = null) =>
    void problems.push({
      ...errorAt({ file: `${exercise.folder}/${name}` }, line, onOneLine(message)),
      // A check of the lesson alone reports it too.
      also: exercise.page,
    });
  const lineOf = (id: string) => lineOfId(exercise.checksSource, id);

  for (const answer of [starter, solution, ...wrong, ...rewrites])
    for (const { id, words, state, isEndless } of answer.failures)
      if (state === 'broken' && !isEndless)
        report(
          exerciseFiles.checks,
          `The check "${id}" has no answer for ${answer.name}: ${words}`,
          lineOf(id),
        );
  if (problems.length > 0) return problems.slice(0, 3);

  if (starter.failures.length === 0)
    report(
      exerciseFiles.starter,
      'The starter passes every check, so there is nothing to do. Put the fault into it.',
    );
  for (const { id, words } of solution.failures)
    report(
      exerciseFiles.solution,
      `The solution fails the check "${id}": ${words} Correct the solution, or the check if it is too tight.`,
    );
  for (const { name, failures } of wrong)
    if (failures.length === 0)
      report(
        `${exerciseFiles.wrong}/${name}.html`,
        'The wrong answer passes every check. Let a check notice its fault, or remove it.',
      );
  for (const id of exercise.checks)
    if (![starter, ...wrong].some(({ failures }) => failures.some((failure) => failure.id === id)))
      report(
        exerciseFiles.checks,
        `Neither the starter nor a wrong answer fails the check "${id}". Add a wrong answer that does, or leave the check out.`,
        lineOf(id),
      );
  if (solution.failures.length > 0) return problems;
  for (const { name, failures } of rewrites)
    for (const { id, words } of failures.slice(0, 1))
      report(
        exerciseFiles.checks,
        `The check "${id}" refuses another way to write the solution (${name}): ${words} Look at what users get, not at how it is written.`,
        lineOf(id),
      );
  if (rewrites.length < rewriteCount)
    report(
      exerciseFiles.solution,
      `The solution can be written in only ${rewrites.length} other ways, and a proof needs ${rewriteCount}. Make the page a little longer.`,
    );
  return problems;
}
