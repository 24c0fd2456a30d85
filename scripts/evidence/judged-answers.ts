// The answers in tests/answers, with the quests that they belong to.
import { join } from 'node:path';
import {
  type AnswerableQuest,
  type AnswerCase,
  readAnswerCases,
} from '#checks/content/quests/answers/answer-cases.ts';
import { readQuests } from '#checks/content/quests/answers/answerable-quests.ts';
import type { QuestFile } from '#schema/page/quest.ts';

export async function readJudgedAnswers(
  contentDir: string,
): Promise<{ quests: AnswerableQuest[]; cases: AnswerCase[] }> {
  const quests = await readQuests(contentDir, []);
  const root = join(contentDir, '../tests/answers');
  const { cases } = readAnswerCases(
    { root, shownRoot: 'tests/answers', isFailsRequired: true, slugs: [] },
    quests,
  );
  return { quests, cases };
}

export function pageOf(files: readonly QuestFile[]): string {
  return files.find(({ name }) => name.endsWith('.html'))?.text ?? '';
}
