// Which changed solutions a quest is proved with: a fixed number of each, of every kind, the same in every run. The others
// are spare: they are only asked where a check has failed none of those.
import { createHash } from 'node:crypto';
import type { QuestAnswer } from '#pipeline/quests/quest-folder.ts';
import type { QuestFile } from '#schema/page/quest.ts';
import type { FileMutant } from './file-mutant.ts';
import { mutateHtml } from './html-mutants.ts';
import { mutateScript, mutateStyles } from './script-mutants.ts';

interface Mutant {
  /** Unique in its quest: `a: <h1> “Hello” is gone`. */
  name: string;
  files: QuestFile[];
}

interface Mutants {
  chosen: Mutant[];
  spare: Mutant[];
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
): Mutants {
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
  const inOrder = spread(all).map(({ name: mutantName, files: changed }) => ({
    name: mutantName,
    files: changed,
  }));
  return { chosen: inOrder.slice(0, most), spare: inOrder.slice(most) };
}

function mutateFile({ name, text }: QuestFile): FileMutant[] {
  if (name.endsWith('.html')) return mutateHtml(text);
  if (name.endsWith('.js')) return mutateScript(text);
  return name.endsWith('.css') ? mutateStyles(text) : [];
}

/** One of each kind in turn, from all over the answer. Their order does not change when others come or go. */
function spread<Entry extends { operator: string; name: string }>(all: readonly Entry[]): Entry[] {
  const order = (entry: Entry) => createHash('sha256').update(entry.name).digest('hex');
  const inTurn = (entries: readonly Entry[]) =>
    [...Map.groupBy(entries, ({ operator }) => operator).values()].map((kind) =>
      kind.toSorted((one, other) => (order(one) < order(other) ? -1 : 1)),
    );
  const ordered: Entry[] = [];
  for (const entries of [
    all.filter(({ operator }) => !filling.includes(operator)),
    all.filter(({ operator }) => filling.includes(operator)),
  ]) {
    const kinds = inTurn(entries);
    const wanted = ordered.length + entries.length;
    for (let round = 0; ordered.length < wanted; round++)
      ordered.push(...kinds.flatMap((kind) => kind[round] ?? []));
  }
  return ordered;
}
