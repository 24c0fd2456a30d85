// Converts answers and review cards from before questions had ids. They were saved under the text of their question,
// so a change in its wording lost them.
import { questionId } from '#lib/question-id.ts';
import type { Entry, EntryKind } from '#schema/progress.ts';

export const questionKinds = ['answer', 'card'] as const satisfies EntryKind[];

const kinds: ReadonlySet<EntryKind> = new Set(questionKinds);

/** Moves an old entry to the id of its question. Other entries are unchanged. */
export function keyedByQuestionId<Saved extends Entry>(entry: Saved): Saved {
  return kinds.has(entry.kind) ? { ...entry, id: questionId(entry.id) } : entry;
}
