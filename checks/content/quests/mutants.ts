// Which changed solutions a quest is proved with: a fixed number of each, of every kind, the same in every run.
import { createHash } from 'node:crypto';
import type { QuestAnswer } from '#pipeline/quests/quest-folder.ts';
import type { QuestFile } from '#schema/page/quest.ts';
import type { FileMutant } from './file-mutant.ts';
import { mutateHtml } from './html-mutants.ts';
import { mutateScript, mutateStyles } from './script-mutants.ts';

export interface Mutant {
  /** Unique in its quest: `a: <h1> “Hello” is gone`. */
  name: string;
  files: QuestFile[];
}

/** Of each solution; there are fewer only where a solution is too small to be changed in so many ways. */
const mutantsPerSolution = 40;

/** Say the least about a check, so they only fill up the number for small pages. */
const filling = ['word dropped', 'element doubled'];

/** The mutants of a solution. Files that are the same as in the starter are not part of the answer, and stay. */
export function mutantsOf(
  { name, files }: QuestAnswer,
  starter: readonly QuestFile[],
  most = mutantsPerSolution,
): Mutant[] {
  const own = files.filter(
    (file) => !starter.some((given) => given.name === file.name && given.text === file.text),
  );
  const named = new Map<string, number>();
  const all = own.flatMap((file) =>
    mutateFile(file).map((mutant) => {
      const plain = `${name}: ${own.length > 1 ? `${file.name}: ` : ''}${mutant.name}`;
      const count = (named.get(plain) ?? 0) + 1;
      named.set(plain, count);
      return {
        operator: mutant.operator,
        name: count > 1 ? `${plain} (${count})` : plain,
        files: files.map((one) => (one.name === file.name ? { ...one, text: mutant.text } : one)),
      };
    }),
  );
  return spread(all, most).map(({ name: mutantName, files: changed }) => ({
    name: mutantName,
    files: changed,
  }));
}

function mutateFile({ name, text }: QuestFile): FileMutant[] {
  if (name.endsWith('.html')) return mutateHtml(text);
  if (name.endsWith('.js')) return mutateScript(text);
  return name.endsWith('.css') ? mutateStyles(text) : [];
}

/** Some of each kind in turn, from all over the answer. Which ones does not change when others come or go. */
function spread<Entry extends { operator: string; name: string }>(
  all: readonly Entry[],
  most: number,
): Entry[] {
  const order = (entry: Entry) => createHash('sha256').update(entry.name).digest('hex');
  const inTurn = (entries: readonly Entry[]) =>
    [...Map.groupBy(entries, ({ operator }) => operator).values()].map((kind) =>
      kind.toSorted((one, other) => (order(one) < order(other) ? -1 : 1)),
    );
  const chosen: Entry[] = [];
  for (const entries of [
    all.filter(({ operator }) => !filling.includes(operator)),
    all.filter(({ operator }) => filling.includes(operator)),
  ]) {
    const kinds = inTurn(entries);
    const wanted = Math.min(most, chosen.length + entries.length);
    for (let round = 0; chosen.length < wanted; round++)
      for (const kind of kinds) {
        const entry = kind[round];
        if (entry && chosen.length < wanted) chosen.push(entry);
      }
  }
  return chosen;
}
