// Runs generated answers: rewrites of solutions, which must pass, and mutants and cheats, which must not.
import type { QuestAnswer } from '#pipeline/quests/quest-folder.ts';
import type { CheckResult, QuestFile } from '#schema/page/quest.ts';
import type { AnswerableQuest } from '../answers/answer-cases.ts';
import { mutantsOf } from '../mutants.ts';
import type { NoticedChanges } from '../noticed-changes.ts';
import { readProof, reasonsOf } from '../proof-file.ts';
import { type Browser, type QuestJob, runAnswers } from '../run-answers.ts';
import { canonical } from './canonical.ts';
import { cheatsOf } from './cheats.ts';
import { type Explained, explainedFor, reasonFor } from './explained.ts';
import { rewritesOf } from './rewrites.ts';

export const parts = ['rewrites', 'mutants', 'cheats'] as const;
export type Part = (typeof parts)[number];

export interface FuzzOptions {
  seed: number;
  /** Of rewrites, and of mutants, per solution. */
  count: number;
  parts: readonly Part[];
  explained: ReadonlyMap<string, Explained>;
  /** By quest and mutant, the check that is run first. */
  noticed: NoticedChanges;
}

interface FuzzedAnswer {
  part: Part;
  name: string;
  files: QuestFile[];
}

interface Survivor extends FuzzedAnswer {
  /** The checks that refuse a rewrite; none for a mutant or a cheat. */
  failures: CheckResult[];
}

export interface FuzzedQuest {
  slug: string;
  counts: Record<Part, { run: number; explained: number }>;
  /** Rewrites that were refused, and mutants and cheats that were accepted, without a reason. */
  survivors: Survivor[];
}

/** All generated answers of a quest. Those with a reason to survive are not run. */
function generateAnswers(
  { slug, folder, checks }: AnswerableQuest,
  { seed, count, parts: wanted, explained }: FuzzOptions,
): { answers: FuzzedAnswer[]; explained: Record<Part, number> } {
  const own = explainedFor(explained, slug);
  const proof = readProof(folder.proof);
  const reasons = proof.ok ? reasonsOf(proof.proof) : [];
  const without = own.rewrites.flatMap(({ names }) => names);
  const known = new Set<string>();
  const answers: FuzzedAnswer[] = [];
  const counts: Record<Part, number> = { rewrites: 0, mutants: 0, cheats: 0 };
  const add = (part: Part, name: string, files: QuestFile[]) => {
    const key = JSON.stringify(files);
    if (!wanted.includes(part) || known.has(key)) return;
    known.add(key);
    const isExplained =
      part !== 'rewrites' &&
      (reasonFor(own.survivors, name) !== null || reasons.some(({ isFor }) => isFor(name)));
    if (isExplained) counts[part]++;
    else answers.push({ part, name, files });
  };
  for (const solution of folder.solutions) {
    const { name, files } = solution;
    if (wanted.includes('rewrites'))
      for (const [at, { kinds, files: rewritten }] of rewritesOf(files, { seed, count, without }).entries())
        add('rewrites', `${name}: rewrite ${at + 1}: ${kinds.join(' + ')}`, rewritten);
    for (const mutant of mutantsOf(solution, folder.starter, count).chosen)
      add('mutants', mutant.name, mutant.files);
    const task = { solution: files, starter: folder.starter, checks: checks.map(({ id }) => id) };
    for (const cheat of cheatsOf(task)) add('cheats', `${name}: cheat: ${cheat.name}`, cheat.files);
  }
  return { answers, explained: counts };
}

export async function fuzzQuests(
  quests: readonly AnswerableQuest[],
  options: FuzzOptions,
  browser: Browser,
): Promise<FuzzedQuest[]> {
  const generated = quests.map((quest) => generateAnswers(quest, options));
  const split = generated.map(({ answers }) => ({
    right: answers.filter(({ part }) => part === 'rewrites'),
    wrong: answers.filter(({ part }) => part !== 'rewrites'),
  }));
  const results = await runAnswers(
    quests.map(({ slug, folder, checks }, at): QuestJob => {
      const { right = [], wrong = [] } = split[at] ?? {};
      return {
        slug,
        checksSource: folder.checksSource ?? '',
        checks: checks.map(({ id }) => id),
        answers: right.map(({ files }) => files),
        mutants: wrong.map(({ files }) => files),
        likeliest: (place) => options.noticed[slug]?.[wrong[place]?.name ?? ''],
      };
    }),
    browser,
  );
  return quests.map(({ slug, folder }, at) => {
    const { right = [], wrong = [] } = split[at] ?? {};
    const failuresOf = (found: readonly CheckResult[] = []) =>
      found.filter(({ state }) => state !== 'passed');
    const refused = right
      .map((answer, index) => ({ ...answer, failures: failuresOf(results[at]?.answers[index]) }))
      .filter(({ failures }) => failures.length > 0);
    const accepted = wrong
      .map((answer, index) => ({ ...answer, failures: failuresOf(results[at]?.mutants[index]) }))
      .filter(({ part, failures }) => !failures.some((failure) => isCaught(part, failure)));
    const same = accepted.filter((answer) => isSamePage(answer, folder.solutions));
    const countOf = (part: Part) => ({
      run: [...right, ...wrong].filter(
        (answer) => answer.part === part && !same.some(({ name }) => name === answer.name),
      ).length,
      explained: (generated[at]?.explained[part] ?? 0) + same.filter((answer) => answer.part === part).length,
    });
    return {
      slug,
      counts: { rewrites: countOf('rewrites'), mutants: countOf('mutants'), cheats: countOf('cheats') },
      survivors: [...refused, ...accepted.filter((answer) => !same.includes(answer))],
    };
  });
}

/** A mutant that is its solution for everybody who uses the page: only white space or elements without meaning differ. */
function isSamePage({ part, name, files }: FuzzedAnswer, solutions: readonly QuestAnswer[]): boolean {
  const solution = solutions.find((one) => name.startsWith(`${one.name}:`));
  return (
    part === 'mutants' &&
    solution !== undefined &&
    canonical(files, 'structure') === canonical(solution.files, 'structure')
  );
}

/** A check that breaks on a mutant is a fault of the check. A cheat that breaks the checks has only harmed itself. */
const isCaught = (part: Part, { state, isEndless }: CheckResult) =>
  state === 'failed' || isEndless === true || part === 'cheats';
