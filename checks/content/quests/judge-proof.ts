// What a proof shows, put into words for the author of the quest.

import { onOneLine, type Problem } from '#pipeline/problem.ts';
import { questFiles } from '#pipeline/quests/quest-folder.ts';
import { lineOfId } from '#pipeline/quests/read-checks.ts';
import type { CheckResult } from '#schema/page/quest.ts';
import { errorFor } from '../checked-page.ts';
import { reasonsOf } from './proof-file.ts';
import { failedChecks, type ProvedAnswer, type QuestProof } from './prove-quest.ts';

const errorAt = errorFor('check-quests');

/** Fewer changed solutions than this show too little. */
const fewestMutants = 30;

export interface Survivors {
  /** Changed solutions that pass every check, for which no reason is given. */
  unexplained: string[];
  /** The same with a reason. */
  explained: string[];
  /** Reasons for what does not pass, or does not exist. */
  stale: string[];
}

/** Which changed solutions pass every check; those that were not run for their reason count as passing. */
export function survivorsOf({ mutants, unrun, proof }: QuestProof): Survivors {
  const passing = mutants.filter((mutant) => failedChecks(mutant).length === 0).map(({ name }) => name);
  const survivors = [...passing, ...unrun];
  const reasons = reasonsOf(proof);
  const explained = survivors.filter((name) => reasons.some(({ isFor }) => isFor(name)));
  return {
    unexplained: survivors.filter((name) => !explained.includes(name)),
    explained,
    stale: reasons.filter(({ isFor }) => !survivors.some(isFor)).map(({ written }) => written),
  };
}

/** Everything that is wrong with a quest as its proof shows it. */
export function judgeProof(proved: QuestProof): Problem[] {
  const { quest, checks, starter, solutions, wrong, mutants, unrun, proof } = proved;
  const inFolder = (name: string) => ({ file: `${quest.folder}/${name}` });
  const checksFile = inFolder(questFiles.checks);
  const proofFile = inFolder(questFiles.proof);
  const lineOf = (id: string) => lineOfId(quest.checksSource ?? '', id);
  const problems: Problem[] = [];
  const report = (file: { file: string }, line: number | null, message: string) =>
    void problems.push(errorAt(file, line, onOneLine(message)));

  for (const answer of [starter, ...solutions, ...wrong, ...mutants])
    for (const { id, words } of answer.results.filter(isBroken).slice(0, 1))
      report(checksFile, lineOf(id), `The check "${id}" has no answer for ${told(answer)}: ${words}`);
  if (problems.length > 0) return onlySome(problems);

  if (failedChecks(starter).length === 0)
    report(
      inFolder('starter'),
      null,
      'The starter passes every check, so there is nothing to do. Put the fault of the story into it.',
    );
  for (const solution of solutions)
    for (const { id, words } of solution.results.filter(isFailed))
      report(
        inFolder(`solution-${solution.name}`),
        null,
        `Solution ${solution.name.toUpperCase()} fails the check "${id}": ${words} Correct the solution, or the check if it is too tight.`,
      );
  for (const answer of wrong) {
    const failed = failedChecks(answer);
    const wanted = proof.wrong[answer.name] ?? [];
    const missing = wanted.filter((id) => !failed.includes(id));
    const more = failed.filter((id) => !wanted.includes(id));
    if (missing.length > 0)
      report(
        proofFile,
        null,
        `The wrong answer "${answer.name}" passes ${list(missing)}, which it should fail. The check is too loose, or proof.yaml is wrong.`,
      );
    if (more.length > 0)
      report(
        proofFile,
        null,
        `The wrong answer "${answer.name}" also fails ${list(more)}: ${answer.results.find(({ id }) => id === more[0])?.words} Keep to one fault, or name the check in proof.yaml.`,
      );
  }
  for (const { id } of checks)
    if (!mutants.some((mutant) => failedChecks(mutant).includes(id)))
      report(
        checksFile,
        lineOf(id),
        `No changed solution fails the check "${id}". Is there a page that is wrong and passes it? Ask for more, or leave the check out.`,
      );
  for (const { name } of solutions) {
    const all = [...mutants.map((mutant) => mutant.name), ...unrun];
    const own = all.filter((mutant) => mutant.startsWith(`${name}:`)).length;
    if (own < fewestMutants)
      report(
        inFolder(`solution-${name}`),
        null,
        `Only ${own} changes can be made to solution ${name.toUpperCase()}, and a proof needs ${fewestMutants}. Make the page a little longer.`,
      );
  }
  const { unexplained, stale } = survivorsOf(proved);
  if (unexplained.length > 0)
    report(
      proofFile,
      null,
      `Nothing notices ${unexplained.length} changes to the solutions, such as: ${unexplained[0]}. Let a check notice them, or say under "survivors" why they may pass. "npm run check:quest -- ${proved.slug}" lists them.`,
    );
  for (const name of stale)
    report(
      proofFile,
      null,
      `No changed solution that passes is called "${name}". Remove it from "survivors".`,
    );
  return problems;
}

/** A changed script may well go on for ever; that is noticed too. */
const isBroken = ({ state, isEndless }: CheckResult) => state === 'broken' && !isEndless;
const isFailed = ({ state }: CheckResult) => state !== 'passed';

function told({ name }: ProvedAnswer): string {
  return name.length === 1 ? `solution ${name.toUpperCase()}` : `"${name}"`;
}

function list(ids: readonly string[]): string {
  return ids.map((id) => `"${id}"`).join(' and ');
}

/** A check that throws does so on every page; three are enough to see why. */
function onlySome(problems: readonly Problem[]): Problem[] {
  return [...Map.groupBy(problems, ({ line }) => line).values()].flatMap((same) => same.slice(0, 3));
}
