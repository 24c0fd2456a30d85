// How an answer does in the checks, counted and in words.
import type { CheckResult } from '#schema/page/quest.ts';

export interface Score {
  passed: number;
  /** Checks that ran and did not pass, whatever the reason. */
  failed: number;
  total: number;
}

export function scoreOf(results: readonly CheckResult[], total: number): Score {
  const passed = results.filter(({ state }) => state === 'passed').length;
  return { passed, failed: results.length - passed, total };
}

export function isSolved({ passed, total }: Score): boolean {
  return total > 0 && passed === total;
}

/** What is said once when a run has ended. */
export function scoreSentence(score: Score): string {
  const sentence = `${score.passed} of ${score.total} checks pass`;
  return isSolved(score) ? `${sentence}. The quest is done.` : sentence;
}

/** The same of checks as they are shown: one that waits has neither passed nor failed. */
export function scoreOfRows(rows: readonly { state: CheckResult['state'] | 'waiting' }[]): Score {
  const passed = rows.filter(({ state }) => state === 'passed').length;
  const waiting = rows.filter(({ state }) => state === 'waiting').length;
  return { passed, failed: rows.length - passed - waiting, total: rows.length };
}
