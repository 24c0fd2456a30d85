// Quests: their form, and the proof that their checks tell right from wrong.
import { posix } from 'node:path';
import type { Problem } from '#pipeline/problem.ts';
import { readQuestFolder } from '#pipeline/quests/quest-folder.ts';
import type { CheckedPage } from '../checked-page.ts';
import { judgeProof } from './judge-proof.ts';
import { type ProofOptions, type ProvableQuest, proveQuests, type QuestProof } from './prove-quest.ts';
import { checkQuestForm } from './quest-form.ts';

export interface QuestsResult {
  problems: Problem[];
  proofs: QuestProof[];
}

/** The pages in the folders of quests, for whoever looks at the files that they name. */
export function questPagesOf(pages: readonly CheckedPage[], contentDir: string): string[] {
  return questsAmong(pages).flatMap(({ file }) => {
    const { starter, solutions } = readQuestFolder(contentDir, posix.dirname(file));
    return [starter, ...solutions.map(({ files }) => files)].flatMap(([page]) => page?.text ?? []);
  });
}

function questsAmong(pages: readonly CheckedPage[]): CheckedPage[] {
  return pages.filter(({ kind, file }) => kind === 'quest' && file.endsWith('/index.md'));
}

/** The quests among some pages whose form is right. */
export function provableQuests(pages: readonly CheckedPage[], contentDir: string): ProvableQuest[] {
  return questsAmong(pages).flatMap((page) => checkQuestForm(page, contentDir).provable ?? []);
}

/** Checks the quests among some pages. */
export async function checkQuests(
  pages: readonly CheckedPage[],
  options: ProofOptions,
): Promise<QuestsResult> {
  const quests = questsAmong(pages);
  const forms = quests.map((page) => checkQuestForm(page, options.contentDir));
  const proofs = await proveQuests(
    forms.flatMap(({ provable }) => provable ?? []),
    options,
  );
  return {
    problems: [...forms.flatMap(({ problems }) => problems), ...proofs.flatMap(judgeProof)],
    proofs,
  };
}
