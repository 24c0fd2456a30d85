// Answers and review cards were saved by the words of their question until questions had ids. A question is now found
// again after its wording has changed.
import { questionId } from '#lib/question-id.ts';
import type { Entry, EntryKind } from '#schema/progress.ts';

export const questionKinds = ['answer', 'card'] as const satisfies EntryKind[];

const kinds: ReadonlySet<EntryKind> = new Set(questionKinds);

/** An entry of the time before, under the id of its question. Other entries stay as they are. */
export function keyedByQuestionId<Saved extends Entry>(entry: Saved): Saved {
  return kinds.has(entry.kind) ? { ...entry, id: questionId(entry.id) } : entry;
}
