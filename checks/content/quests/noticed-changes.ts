// Which check noticed each changed solution when all of them were last run, as `npm run check:quest` wrote it down. A check
// of the content asks that one first, and seldom needs another. An entry that is no longer true costs time, and changes
// no verdict.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { failedChecks, type QuestProof } from './prove-quest.ts';

/** By the slugs of the quests and the names of the changes: the id of a check. */
export type NoticedChanges = Record<string, Record<string, string>>;

const ownFile = fileURLToPath(new URL('../../../facts/quests.json', import.meta.url));

export function readNoticed(file = ownFile): NoticedChanges {
  return JSON.parse(readText(file) || '{}') as NoticedChanges;
}

/** Writes down what thorough proofs have shown; returns whether the file has changed. `slugs` are those of all quests. */
export function recordNoticed(
  proofs: readonly QuestProof[],
  slugs: readonly string[],
  file = ownFile,
): boolean {
  const noticed = readNoticed(file);
  for (const proof of proofs) noticed[proof.slug] = noticedIn(proof);
  const kept = slugs.toSorted().flatMap((slug) => (noticed[slug] ? [[slug, noticed[slug]]] : []));
  const text = `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`;
  if (text === readText(file)) return false;
  writeFileSync(file, text);
  return true;
}

/** Where several checks have failed a change it stands for the one that is failed least: every check needs a change. */
function noticedIn({ mutants }: QuestProof): Record<string, string> {
  const failed = mutants.map((mutant) => ({ name: mutant.name, ids: failedChecks(mutant) }));
  const counts = new Map<string, number>();
  for (const id of failed.flatMap(({ ids }) => ids)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const rarest = (ids: readonly string[]) =>
    ids.toSorted((one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0))[0];
  return Object.fromEntries(
    failed.flatMap(({ name, ids }) => {
      const id = rarest(ids);
      return id === undefined ? [] : [[name, id]];
    }),
  );
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
