// Many rewrites of one solution, the same for the same seed.
import { createRandom, type Random } from '#lib/random.ts';
import type { QuestFile } from '#schema/page/quest.ts';
import { pageOf, parseErrorsOf } from './answer-tree.ts';
import { canonical } from './canonical.ts';
import { codeRewrites } from './code-rewrites.ts';
import type { Rewrite } from './rewrite.ts';
import { structureRewrites } from './structure-rewrites.ts';
import { inWriting, spaceRewrites, writings } from './writing-rewrites.ts';

export interface RewrittenAnswer {
  /** The kinds of its rewrites, in the order in which they were made. */
  kinds: string[];
  files: QuestFile[];
}

const others = [...structureRewrites, ...codeRewrites, ...spaceRewrites];
const typing = Object.keys(writings).map((kind) => inWriting([kind]));

export const rewrites: readonly Rewrite[] = [...others, ...typing];

/** The answer after one rewrite; null where it does not apply, or would break its claim here. */
export function rewriteOnce(
  rewrite: Rewrite,
  files: readonly QuestFile[],
  random: Random,
): QuestFile[] | null {
  const next = rewrite.apply(files, random);
  if (!next || canonical(next, rewrite.claim) !== canonical(files, rewrite.claim)) return null;
  const before = parseErrorsOf(pageOf(files).text);
  return parseErrorsOf(pageOf(next).text).length > before.length ? null : next;
}

/** Up to `count` different answers. Every third has one rewrite, and so names the rewrite that a check refuses. */
export function rewritesOf(
  files: readonly QuestFile[],
  { seed, count, without }: { seed: number; count: number; without: readonly string[] },
): RewrittenAnswer[] {
  const allowed = rewrites.filter(({ kind }) => !without.includes(kind));
  const found = new Map<string, RewrittenAnswer>();
  // Small pages have fewer different rewrites.
  for (let attempt = 0; attempt < 3 * count && found.size < count; attempt++) {
    const random = createRandom(seed * 1_000_003 + attempt);
    const steps =
      attempt % 3 === 0 ? [allowed[(attempt / 3) % allowed.length] as Rewrite] : several(allowed, random);
    let now = [...files];
    const kinds: string[] = [];
    for (const rewrite of steps) {
      const next = rewriteOnce(rewrite, now, random);
      if (!next) continue;
      now = next;
      kinds.push(rewrite.kind);
    }
    const key = JSON.stringify(now);
    if (kinds.length > 0 && !found.has(key)) found.set(key, { kinds, files: now });
  }
  return [...found.values()];
}

/** Two to six, of which those that only type the page differently come last and at once. */
function several(allowed: readonly Rewrite[], random: Random): Rewrite[] {
  const chosen = random.some(2, 6, () => random.pick(allowed));
  const typed = chosen.filter((rewrite) => typing.includes(rewrite)).map(({ kind }) => kind);
  const before = chosen.filter((rewrite) => !typing.includes(rewrite));
  return typed.length > 0 ? [...before, inWriting([...new Set(typed)])] : before;
}
