// The proof of a quest: the starter fails, both solutions pass, each wrong answer fails exactly what it should, and
// every check is failed by some changed solution. A check that cannot fail is worth nothing.
import type { QuestFolder } from '#pipeline/quests/quest-folder.ts';
import type { CheckResult, QuestCheck } from '#schema/page/quest.ts';
import type { Verdicts } from '../../verdicts/verdicts.ts';
import { mutantsOf } from './mutants.ts';
import { type Proof, reasonsOf } from './proof-file.ts';
import { proofVersion } from './proof-version.ts';
import { type JobResult, type QuestJob, runAnswers } from './run-answers.ts';

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
  /** Recorded proofs: a quest that has not changed needs no browser. Without them, every quest is proved. */
  verdicts?: Verdicts;
  /** Also runs the changed solutions that have a reason to pass, to see whether they still do: a third of all the work. */
  isThorough?: boolean;
  /** By quest and change, the check that is run first. */
  noticed?: Record<string, Record<string, string>>;
  onProgress?(done: number, total: number): void;
}

/** Proves quests. */
export async function proveQuests(
  quests: readonly ProvableQuest[],
  { chromium, contentDir, verdicts, isThorough = false, noticed = {}, onProgress }: ProofOptions,
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
      slug,
      checksSource: quest.checksSource ?? '',
      checks: checks.map(({ id }) => id),
      answers: [quest.starter, ...[...quest.solutions, ...quest.wrong].map(({ files }) => files)],
      mutants: (mutants[at]?.open ?? []).map(({ files }) => files),
      likeliest: (place) => noticed[slug]?.[mutants[at]?.open[place]?.name ?? ''],
      spare: () => (mutants[at]?.spare ?? []).map(({ files }) => files),
    }),
  );
  const run = (open: QuestJob[]) =>
    runAnswers(open, { chromium, contentDir, ...(onProgress && { onProgress }) });
  const results = verdicts
    ? (
        await verdicts.recall(
          {
            name: 'quests',
            code: proofVersion('checks/content/quests/prove-quest.ts', chromium, contentDir),
            run: async (open) => (await run(open)).map(onlyFailures),
            label: ({ slug }) => `the quest ${slug}`,
          },
          jobs,
        )
      ).map((failures, at) => withPasses(failures, jobs[at]?.checks ?? []))
    : await run(jobs);
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

/** A result as it is recorded: most checks pass, and those are left out. */
function onlyFailures({ answers, mutants, spare }: JobResult): JobResult {
  const failures = (results: readonly CheckResult[]) => results.filter(({ state }) => state !== 'passed');
  return {
    answers: answers.map(failures),
    // Whether a mutant was noticed counts, not the sentence with which.
    mutants: mutants.map((results) => failures(results).map((result) => ({ ...result, words: '' }))),
    spare: spare.map(({ place, results }) => ({ place, results: failures(results) })),
  };
}

/** A recorded result with the checks that passed. Every check is run on an answer, unlike on a mutant. */
function withPasses(failures: JobResult, checks: readonly string[]): JobResult {
  const answers = failures.answers.map((results) =>
    checks.map(
      (id) => results.find((result) => result.id === id) ?? { id, state: 'passed' as const, words: '' },
    ),
  );
  return { ...failures, answers };
}

/** The checks that an answer does not pass. */
export function failedChecks({ results }: ProvedAnswer): string[] {
  return results.filter(({ state }) => state !== 'passed').map(({ id }) => id);
}
