// Quests: their form, and the proof that their checks tell right from wrong.
import type { Problem } from '#pipeline/problem.ts';
import type { CheckedPage } from '../checked-page.ts';
import { judgeProof } from './judge-proof.ts';
import { type ProofOptions, proveQuests, type QuestProof } from './prove-quest.ts';
import { checkQuestForm } from './quest-form.ts';

export interface QuestsResult {
  problems: Problem[];
  proofs: QuestProof[];
}

/** Checks the quests among some pages. */
export async function checkQuests(
  pages: readonly CheckedPage[],
  options: ProofOptions,
): Promise<QuestsResult> {
  const quests = pages.filter(({ kind, file }) => kind === 'quest' && file.endsWith('/index.md'));
  const forms = await Promise.all(quests.map((page) => checkQuestForm(page, options.contentDir)));
  const proofs = await proveQuests(
    forms.flatMap(({ provable }) => provable ?? []),
    options,
  );
  return {
    problems: [...forms.flatMap(({ problems }) => problems), ...proofs.flatMap(judgeProof)],
    proofs,
  };
}
