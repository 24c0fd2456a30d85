// Versions of a draft that can be opened, in words.
import { recentTime } from '#lib/recent-time.ts';
import type { OtherVersion } from './kept-draft.ts';

/** The label of a button for each. */
export function otherVersions(others: readonly OtherVersion[]): { id: string; label: string }[] {
  const now = new Date();
  return others.map(({ id, at }) => ({ id, label: `Open the version of ${timeWords(new Date(at), now)}` }));
}

/** In the middle of a sentence, `Yesterday` is no name. */
function timeWords(date: Date, now: Date): string {
  return recentTime(date, now).replace(/^(Today|Yesterday)/, (word) => word.toLowerCase());
}
