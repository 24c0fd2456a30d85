// Versions of a draft that can be opened, in words.
import { recentTime } from '#messages/recent-time.ts';
import type { OtherVersion } from './kept-draft.ts';

/** Versions that are offered; a file can bring thousands. */
const mostOffered = 20;

/** The label of a button for each, the latest first. */
export function otherVersions(others: readonly OtherVersion[]): { id: string; label: string }[] {
  const now = new Date();
  return others
    .slice(0, mostOffered)
    .map(({ id, at }) => ({ id, label: `Open the version of ${timeWords(new Date(at), now)}` }));
}

/** The sentence before the buttons. */
export function versionsSentence(count: number): string {
  return count === 1 ? 'There is another version of your work.' : 'There are other versions of your work.';
}

/** In the middle of a sentence, `Yesterday` is no name. */
function timeWords(date: Date, now: Date): string {
  return recentTime(date, now).replace(/^(Today|Yesterday)/, (word) => word.toLowerCase());
}
