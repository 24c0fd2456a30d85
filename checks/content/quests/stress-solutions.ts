// Every solution again and again on a slow processor: a right answer must pass every time.

import type { ProvableQuest } from './prove-quest.ts';
import { runAnswers } from './run-answers.ts';

export interface StressOptions {
  chromium: string;
  contentDir: string;
  /** How often each solution is run. */
  repeat: number;
  /** How many times slower the processor is made. */
  throttle: number;
  onProgress?(done: number, total: number): void;
}

export interface StressResult {
  /** Such as `tabs`, solution `a`. */
  slug: string;
  solution: string;
  passed: number;
  /** What failed, with how often it did. */
  failures: Map<string, number>;
}

export async function stressSolutions(
  quests: readonly ProvableQuest[],
  { repeat, ...browser }: StressOptions,
): Promise<StressResult[]> {
  const rows = quests.flatMap(({ slug, quest, checks }) =>
    quest.solutions.map(({ name, files }) => ({ slug, quest, checks, name, files })),
  );
  const results = await runAnswers(
    rows.map(({ slug, quest, checks, files }) => ({
      slug,
      checksSource: quest.checksSource ?? '',
      checks: checks.map(({ id }) => id),
      answers: Array.from({ length: repeat }, () => files),
      mutants: [],
      likeliest: () => undefined,
      // No check has failed anything here, and none should.
      spare: () => [],
    })),
    browser,
  );
  return rows.map(({ slug, name }, at) => {
    const runs = results[at]?.answers ?? [];
    const failures = new Map<string, number>();
    for (const { id, state, words } of runs.flat())
      if (state !== 'passed') failures.set(`${id}: ${words}`, (failures.get(`${id}: ${words}`) ?? 0) + 1);
    const passed = runs.filter((run) => run.every(({ state }) => state === 'passed')).length;
    return { slug, solution: name, passed, failures };
  });
}

/** A line for each solution, and below it what failed. */
export function stressTable(results: readonly StressResult[], repeat: number): string {
  const width = Math.max(...results.map(({ slug }) => slug.length));
  return results
    .flatMap(({ slug, solution, passed, failures }) => [
      `${slug.padEnd(width)}  ${solution}  ${passed} of ${repeat}`,
      ...[...failures].map(([failure, times]) => `  ${times} × ${failure}`),
    ])
    .join('\n');
}
