// The proof of an exercise: the starter and every wrong answer fail, the solution passes, and so do other ways to
// write it.
import { exerciseFile } from '#schema/page/exercise.ts';
import type { CheckResult } from '#schema/page/quest.ts';
import type { Verdicts } from '../../verdicts/verdicts.ts';
import { rewritesOf } from '../quests/fuzz/rewrites.ts';
import { proofVersion } from '../quests/proof-version.ts';
import { type QuestJob, runAnswers } from '../quests/run-answers.ts';

export interface ProvableExercise {
  /** The file of its lesson. */
  page: string;
  /** Inside the content folder. */
  folder: string;
  starter: string;
  solution: string;
  wrong: readonly { name: string; text: string }[];
  checksSource: string;
  /** The ids of the checks. */
  checks: string[];
}

export interface ProvedAnswer {
  name: string;
  /** The checks that it does not pass. */
  failures: CheckResult[];
}

export interface ExerciseProof {
  exercise: ProvableExercise;
  starter: ProvedAnswer;
  solution: ProvedAnswer;
  wrong: ProvedAnswer[];
  /** Other ways to write the solution. */
  rewrites: ProvedAnswer[];
}

export interface ProveOptions {
  chromium: string;
  contentDir: string;
  verdicts: Verdicts;
}

/** Rewrites that are made of each solution. */
export const rewriteCount = 20;

/** Any number: the rewrites are the same in every run. */
const seed = 1;

export async function proveExercises(
  exercises: readonly ProvableExercise[],
  { chromium, contentDir, verdicts }: ProveOptions,
): Promise<ExerciseProof[]> {
  const filesOf = (text: string) => [{ name: exerciseFile, text }];
  // More than needed are tried, because many rewrites do not apply to a small page.
  const rewrites = exercises.map(({ solution }) =>
    rewritesOf(filesOf(solution), { seed, count: 3 * rewriteCount, without: [] }).slice(0, rewriteCount),
  );
  const jobs = exercises.map(
    ({ folder, starter, solution, wrong, checksSource, checks }, at): QuestJob => ({
      ...{ slug: folder, checksSource, checks, mutants: [] },
      answers: [
        ...[starter, solution, ...wrong.map(({ text }) => text)].map(filesOf),
        ...(rewrites[at] ?? []).map(({ files }) => files),
      ],
    }),
  );
  const failures = await verdicts.recall(
    {
      name: 'exercises',
      code: proofVersion('checks/content/exercises/prove-exercises.ts', chromium, contentDir),
      run: async (due) => (await runAnswers(due, { chromium, contentDir })).map(onlyFailures),
      label: ({ slug }) => `the exercise ${slug}`,
    },
    jobs,
  );
  return exercises.map((exercise, at) => {
    const own = failures[at] ?? [];
    const answer = (name: string, index: number): ProvedAnswer => ({ name, failures: own[index] ?? [] });
    const first = 2 + exercise.wrong.length;
    return {
      exercise,
      starter: answer('starter', 0),
      solution: answer('solution', 1),
      wrong: exercise.wrong.map(({ name }, index) => answer(name, 2 + index)),
      rewrites: (rewrites[at] ?? []).map(({ kinds }, index) => answer(kinds.join(' + '), first + index)),
    };
  });
}

function onlyFailures({ answers }: { answers: CheckResult[][] }): CheckResult[][] {
  return answers.map((results) => results.filter(({ state }) => state !== 'passed'));
}
