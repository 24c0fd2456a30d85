// Decisions about facts on which sources disagree, as people wrote them down in `facts/rulings.yaml`.
import { parse } from 'yaml';
import { z } from 'zod';

const shared = {
  /** The facts it settles, as the script names them. */
  facts: z.array(z.string().min(1)).min(1),
  reason: z.string().min(10),
  /** Address of the section that decides. */
  section: z.url(),
};

const ruling = z.union([
  /** What holds. */
  z.strictObject({
    ...shared,
    decision: z.union([z.string(), z.boolean(), z.array(z.string()), z.record(z.string(), z.string())]),
  }),
  /** The source whose answer holds. */
  z.strictObject({ ...shared, follow: z.string().min(1) }),
]);

export type Ruling = z.infer<typeof ruling>;

/** Rulings by fact; throws with words when the file is not as it must be. */
export function readRulings(yaml: string): Map<string, Ruling> {
  const parsed = z.array(ruling).safeParse(parse(yaml) ?? []);
  if (!parsed.success) throw new Error(`facts/rulings.yaml cannot be read. ${z.prettifyError(parsed.error)}`);
  const byFact = new Map<string, Ruling>();
  for (const one of parsed.data) {
    for (const fact of one.facts) {
      if (byFact.has(fact))
        throw new Error(`facts/rulings.yaml settles "${fact}" twice. Keep one of the two.`);
      byFact.set(fact, one);
    }
  }
  return byFact;
}
