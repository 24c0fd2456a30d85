// tests/answers/survivors.yaml: why some mutants and cheats may pass every check, and which rewrites do not apply to a quest.
import { z } from 'zod';
import { UserError } from '#lib/user-error.ts';
import { readYaml } from '#pipeline/folder/read-yaml.ts';

/** Why something may pass, and for which names; `*` stands for any words. */
interface Reason {
  reason: string;
  names: string[];
}

export interface Explained {
  survivors: Reason[];
  /** Kinds of rewrites that change what the quest is about. */
  rewrites: Reason[];
}

const reasons = (field: string) =>
  z.array(z.object({ reason: z.string().min(10), [field]: z.array(z.string()).min(1) })).optional();
const schema = z.record(
  z.string(),
  z.strictObject({ survivors: reasons('names'), rewrites: reasons('kinds') }),
);

/** By the slugs of quests; `all` is for every quest. */
export function readExplained(text: string, file: string): Map<string, Explained> {
  const yaml = readYaml(text);
  const parsed = yaml.ok ? schema.safeParse(yaml.data) : null;
  if (!parsed?.success) {
    const [issue] = parsed?.error.issues ?? [];
    const place = issue ? ` (${issue.path.join('.')}: ${issue.message})` : '';
    throw new UserError(
      `${file} is not in its form${place}. Below each slug, write "survivors:" with a "reason" and "names", or "rewrites:" with a "reason" and "kinds".`,
    );
  }
  return new Map(
    Object.entries(parsed.data).map(([slug, { survivors = [], rewrites = [] }]) => [
      slug,
      {
        survivors: survivors.map(({ reason, names }) => ({
          reason: String(reason),
          names: names as string[],
        })),
        rewrites: rewrites.map(({ reason, kinds }) => ({ reason: String(reason), names: kinds as string[] })),
      },
    ]),
  );
}

export function explainedFor(all: ReadonlyMap<string, Explained>, slug: string): Explained {
  const found = [all.get('all'), all.get(slug)].flatMap((one) => one ?? []);
  return {
    survivors: found.flatMap(({ survivors }) => survivors),
    rewrites: found.flatMap(({ rewrites }) => rewrites),
  };
}

/** The reason for a name; null if there is none. */
export function reasonFor(reasons: readonly Reason[], name: string): string | null {
  return reasons.find(({ names }) => names.some((pattern) => matches(pattern, name)))?.reason ?? null;
}

function matches(pattern: string, name: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(name);
}
