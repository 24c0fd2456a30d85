// One way to write an answer differently that changes nothing for anybody who uses the page.
import type { Random } from '#lib/random.ts';
import type { QuestFile } from '#schema/page/quest.ts';

/**
 * What a rewrite claims to leave the same:
 * - `tree`: the parsed page
 * - `spaces`: the parsed page without comments, and with every run of white space as one space
 * - `structure`: the same, without elements that mean nothing, and with roles in place of tags
 * - `files`: the page after linked styles and scripts are put into it
 * - `names`: the same, apart from names that nobody sees: classes, ids
 */
type Claim = 'tree' | 'spaces' | 'structure' | 'files' | 'names';

export interface Rewrite {
  kind: string;
  claim: Claim;
  /** The rewritten files, the page first; null if there is nothing to rewrite. Decides at random where and how. */
  apply(files: readonly QuestFile[], random: Random): QuestFile[] | null;
}
