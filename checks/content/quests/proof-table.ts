// A proof as a table for its author: what each check says about each answer, and how many changed solutions it is
// the first to notice.
import { survivorsOf } from './judge-proof.ts';
import { failedChecks, type ProvedAnswer, type QuestProof } from './prove-quest.ts';

/** One row a check. */
export function proofTable(proved: QuestProof): string {
  const { checks, starter, solutions, wrong, mutants } = proved;
  const answers = [starter, ...solutions, ...wrong];
  const letters = wrong.map((_, index) => String(index + 1));
  const head = ['check', 'starter', ...solutions.map(({ name }) => name), ...letters, 'mutants'];
  const rows = checks.map(({ id }) => [
    id,
    ...answers.map((answer) => stateOf(answer, id)),
    String(mutants.filter((mutant) => failedChecks(mutant).includes(id)).length),
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd();
  const names = wrong.map(({ name }, index) => `${index + 1} ${name}`).join(', ');
  return [line(head), ...rows.map(line), `wrong answers: ${names}`].join('\n');
}

function stateOf({ results }: ProvedAnswer, id: string): string {
  const state = results.find((result) => result.id === id)?.state;
  return state === 'passed' ? 'ok' : state === 'failed' ? 'fails' : 'BROKEN';
}

/** How many changed solutions there are, and what became of them. */
export function mutantCounts(proved: QuestProof): { made: number; killed: number; explained: number } {
  const { unexplained, explained } = survivorsOf(proved);
  const made = proved.mutants.length + proved.unrun.length;
  return { made, killed: made - unexplained.length - explained.length, explained: explained.length };
}

/** The part of proof.yaml that is missing, ready to be pasted and given reasons. */
export function missingReasons(proved: QuestProof): string {
  const { unexplained } = survivorsOf(proved);
  if (unexplained.length === 0) return '';
  const lines = unexplained.map((name) => `      - ${JSON.stringify(name)}`);
  return ['survivors:', '  - reason: …', '    mutants:', ...lines].join('\n');
}
