// Manual decisions about facts on which sources disagree, in `facts/rulings.yaml`.
import { parse } from 'yaml';
import { z } from 'zod';

const shared = {
  /** The facts it decides, by the script's names. */
  facts: z.array(z.string().min(1)).min(1),
  reason: z.string().min(10),
  /** The address of the relevant section. */
  section: z.url(),
};

const ruling = z.union([
  /** The decided value. */
  z.strictObject({
    ...shared,
    decision: z.union([z.string(), z.boolean(), z.array(z.string()), z.record(z.string(), z.string())]),
  }),
  /** The source whose value is used. */
  z.strictObject({ ...shared, follow: z.string().min(1) }),
]);

export type Ruling = z.infer<typeof ruling>;

/** Rulings by fact; throws with a message if the file is invalid. */
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
