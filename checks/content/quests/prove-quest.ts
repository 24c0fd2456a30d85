// The proof of a quest: the starter fails, both solutions pass, each wrong answer fails exactly what it should, and
// every check is failed by some changed solution. A check that cannot fail is worth nothing.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { QuestFolder } from '#pipeline/quests/quest-folder.ts';
import type { CheckResult, QuestCheck } from '#schema/page/quest.ts';
import { questSources } from '#server/quest-frame.ts';
import { keepResults, packageVersion, versionOf } from '../kept-results.ts';
import { mutantsOf } from './mutants.ts';
import type { Proof } from './proof-file.ts';
import { type QuestJob, runAnswers } from './run-answers.ts';

/** A quest whose form is right. */
export interface ProvableQuest {
  slug: string;
  quest: QuestFolder;
  checks: QuestCheck[];
  proof: Proof;
}

export interface ProvedAnswer {
  name: string;
  results: CheckResult[];
}

export interface QuestProof {
  slug: string;
  quest: QuestFolder;
  checks: QuestCheck[];
  proof: Proof;
  starter: ProvedAnswer;
  solutions: ProvedAnswer[];
  wrong: ProvedAnswer[];
  /** Changed solutions, each run until a check noticed; spare ones only where a check had noticed no other. */
  mutants: ProvedAnswer[];
  /** Whether there was to be any of them. */
  hasMutants: boolean;
}

export interface ProofOptions {
  chromium: string;
  contentDir: string;
  /** Where results are kept from one run to the next. */
  cache: string;
  /** Changed solutions are left out unless this is said: for all quests they take a browser minutes. */
  hasMutants?: boolean;
  onProgress?(done: number, total: number): void;
}

/** Proves quests; those that have not changed since the last proof, like the kit, need no browser. */
export async function proveQuests(
  quests: readonly ProvableQuest[],
  { chromium, contentDir, cache, hasMutants = false, onProgress }: ProofOptions,
): Promise<QuestProof[]> {
  const mutants = quests.map(({ quest }) => {
    const solutions = hasMutants ? quest.solutions : [];
    const own = solutions.map((solution) => mutantsOf(solution, quest.starter));
    return { chosen: own.flatMap(({ chosen }) => chosen), spare: own.flatMap(({ spare }) => spare) };
  });
  const jobs = quests.map(
    ({ quest, checks }, at): QuestJob => ({
      checksSource: quest.checksSource ?? '',
      checks: checks.map(({ id }) => id),
      answers: [quest.starter, ...[...quest.solutions, ...quest.wrong].map(({ files }) => files)],
      mutants: (mutants[at]?.chosen ?? []).map(({ files }) => files),
      spare: () => (mutants[at]?.spare ?? []).map(({ files }) => files),
    }),
  );
  const sources = questSources().map((file) => new URL(`file://${file}`));
  const browser = `${chromium} ${statSync(chromium).mtimeMs}`;
  const results = await keepResults(
    jobs,
    {
      folder: join(cache, 'quests'),
      version: versionOf(
        [...sources, new URL('./run-answers.ts', import.meta.url)],
        [browser, packageVersion('@playwright/test'), packageVersion('axe-core'), packageVersion('parse5')],
      ),
    },
    (open) => runAnswers(open, { chromium, contentDir, ...(onProgress && { onProgress }) }),
  );
  return quests.map(({ slug, quest, checks, proof }, at) => {
    const found = results[at];
    const named = (name: string, index: number): ProvedAnswer => ({
      name,
      results: found?.answers[index] ?? [],
    });
    return {
      ...{ slug, quest, checks, proof, hasMutants },
      starter: named('starter', 0),
      solutions: quest.solutions.map(({ name }, index) => named(name, 1 + index)),
      wrong: quest.wrong.map(({ name }, index) => named(name, 1 + quest.solutions.length + index)),
      mutants: [
        ...(mutants[at]?.chosen ?? []).map(({ name }, index) => ({
          name,
          results: found?.mutants[index] ?? [],
        })),
        ...(found?.spare ?? []).map(({ place, results: own }) => ({
          name: mutants[at]?.spare[place]?.name ?? '',
          results: own,
        })),
      ],
    };
  });
}

/** The checks that an answer does not pass. */
export function failedChecks({ results }: ProvedAnswer): string[] {
  return results.filter(({ state }) => state !== 'passed').map(({ id }) => id);
}
