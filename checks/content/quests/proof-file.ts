// `proof.yaml` of a quest: which checks each wrong answer must fail, and why some changed solutions pass every check.
import { z } from 'zod';
import { readYaml } from '#pipeline/folder/read-yaml.ts';

export interface Proof {
  /** The checks that each wrong answer fails, and no others. */
  wrong: Record<string, string[]>;
  /** Why changed solutions pass, by their names. */
  survivors: Map<string, string>;
}

/** What says why changed solutions may pass, as it is written. In it, `*` stands for any words. */
export interface Reason {
  written: string;
  isFor(mutant: string): boolean;
}

export function reasonsOf({ survivors }: Proof): Reason[] {
  return [...survivors.keys()].map((written) => {
    const parts = written.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    const pattern = new RegExp(`^${parts.join('.*')}$`);
    return { written, isFor: (mutant) => pattern.test(mutant) };
  });
}

export type ReadProof = { ok: true; proof: Proof } | { ok: false; line: number | null; message: string };

const proofSchema = z.object({
  wrong: z.record(z.string(), z.array(z.string()), {
    error: '"wrong" must name each wrong answer with the checks that it fails, such as "no-title: [title]".',
  }),
  survivors: z
    .array(z.object({ reason: z.string().min(10), mutants: z.array(z.string()).min(1) }), {
      error:
        '"survivors" must be a list of groups, each with a "reason" and the "mutants" that it holds for.',
    })
    .optional(),
});

export function readProof(text: string | null): ReadProof {
  if (text === null)
    return {
      ok: false,
      line: null,
      message: 'The quest has no proof.yaml. Write one that begins with "wrong:".',
    };
  const yaml = readYaml(text);
  if (!yaml.ok)
    return {
      ok: false,
      line: yaml.line,
      message: `The file is not YAML: ${yaml.explanation || 'it is no group of lines "key: value".'}`,
    };
  const parsed = proofSchema.safeParse(yaml.data);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return {
      ok: false,
      line: yaml.lineOf(String(issue?.path[0] ?? '')),
      message: issue?.message ?? 'The file is not in its form.',
    };
  }
  const survivors = new Map<string, string>();
  for (const { reason, mutants } of parsed.data.survivors ?? [])
    for (const name of mutants) survivors.set(name, reason);
  return { ok: true, proof: { wrong: parsed.data.wrong, survivors } };
}
