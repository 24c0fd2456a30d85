// The proof of a quest: the starter fails, both solutions pass, each wrong answer fails exactly what it should, and
// every check is failed by some changed solution. A check that cannot fail is worth nothing.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { QuestFolder } from '#pipeline/quests/quest-folder.ts';
import type { CheckResult, QuestCheck } from '#schema/page/quest.ts';
import { questSources } from '#server/quest-frame.ts';
import { keepResults, packageVersion, versionOf } from '../kept-results.ts';
import { mutantsOf } from './mutants.ts';
import { type Proof, reasonsOf } from './proof-file.ts';
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
  /** The names of those that were not run, because a reason says why they may pass. */
  unrun: string[];
}

export interface ProofOptions {
  chromium: string;
  contentDir: string;
  /** Where results are kept from one run to the next. */
  cache: string;
  /** Also runs the changed solutions that have a reason to pass, to see whether they still do: a third of all the work. */
  isThorough?: boolean;
  /** By quest and change, the check that is run first. */
  noticed?: Record<string, Record<string, string>>;
  onProgress?(done: number, total: number): void;
}

/** Proves quests; those that have not changed since the last proof, like the kit, need no browser. */
export async function proveQuests(
  quests: readonly ProvableQuest[],
  { chromium, contentDir, cache, isThorough = false, noticed = {}, onProgress }: ProofOptions,
): Promise<QuestProof[]> {
  const mutants = quests.map(({ quest, proof }) => {
    const own = quest.solutions.map((solution) => mutantsOf(solution, quest.starter));
    const reasons = isThorough ? [] : reasonsOf(proof);
    const { open = [], unrun = [] } = Object.groupBy(
      own.flatMap(({ chosen }) => chosen),
      ({ name }) => (reasons.some(({ isFor }) => isFor(name)) ? 'unrun' : 'open'),
    );
    return { open, unrun, spare: [...unrun, ...own.flatMap(({ spare }) => spare)] };
  });
  const jobs = quests.map(
    ({ slug, quest, checks }, at): QuestJob => ({
      checksSource: quest.checksSource ?? '',
      checks: checks.map(({ id }) => id),
      answers: [quest.starter, ...[...quest.solutions, ...quest.wrong].map(({ files }) => files)],
      mutants: (mutants[at]?.open ?? []).map(({ files }) => files),
      likeliest: (place) => noticed[slug]?.[mutants[at]?.open[place]?.name ?? ''],
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
    const { open, unrun, spare } = mutants[at] ?? { open: [], unrun: [], spare: [] };
    const named = (name: string, index: number): ProvedAnswer => ({
      name,
      results: found?.answers[index] ?? [],
    });
    const spared = (found?.spare ?? []).map(({ place, results: own }) => ({
      name: spare[place]?.name ?? '',
      results: own,
    }));
    return {
      ...{ slug, quest, checks, proof },
      starter: named('starter', 0),
      solutions: quest.solutions.map(({ name }, index) => named(name, 1 + index)),
      wrong: quest.wrong.map(({ name }, index) => named(name, 1 + quest.solutions.length + index)),
      mutants: [
        ...open.map(({ name }, index) => ({ name, results: found?.mutants[index] ?? [] })),
        ...spared,
      ],
      unrun: unrun.map(({ name }) => name).filter((name) => !spared.some((one) => one.name === name)),
    };
  });
}

/** The checks that an answer does not pass. */
export function failedChecks({ results }: ProvedAnswer): string[] {
  return results.filter(({ state }) => state !== 'passed').map(({ id }) => id);
}
