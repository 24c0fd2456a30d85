// What the frame of the checks says, read as what it may be: a message in any other form is dropped.
import type { CheckResult, QuestNews } from '#schema/page/quest.ts';

/** Characters of a sentence about a check. */
export const longestWords = 500;

/** Errors of scripts that are told. */
const mostErrors = 5;

/** Pixels of a side of the frame. */
const largestSide = 10_000;

const states: readonly unknown[] = ['passed', 'failed', 'broken'] satisfies CheckResult['state'][];

/** Null for anything but news of the check that was asked for. */
export function readNews(data: unknown, check: string): QuestNews | null {
  if (!isGroup(data)) return null;
  const { quest, width, height, result, isUsed, errors } = data;
  if (quest === 'alive' || quest === 'left') return { quest };
  if (quest === 'size') return isSide(width) && isSide(height) ? { quest, width, height } : null;
  if (quest !== 'done' || typeof isUsed !== 'boolean' || !isGroup(result)) return null;
  const { id, state, words } = result;
  if (id !== check || !isState(state) || typeof words !== 'string') return null;
  if (!Array.isArray(errors)) return null;
  return {
    ...{ quest, isUsed },
    result: { id: check, state, words: words.slice(0, longestWords) },
    errors: errors
      .slice(0, mostErrors)
      .filter((error) => typeof error === 'string')
      .map((error) => error.slice(0, longestWords)),
  };
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isSide(value: unknown): value is number {
  return typeof value === 'number' && value >= 1 && value <= largestSide;
}

function isState(value: unknown): value is CheckResult['state'] {
  return states.includes(value);
}
