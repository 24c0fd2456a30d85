// `flawed.yaml` of a project: the checks and the rules that its flawed folder must fail, and no others.
import { z } from 'zod';
import { readYaml } from '#pipeline/folder/read-yaml.ts';

export interface FlawedList {
  checks: string[];
  /** Such as `index.html:2 language`. */
  rules: string[];
}

export type ReadFlawed =
  | { ok: true; flawed: FlawedList }
  | { ok: false; line: number | null; message: string };

const flawedSchema = z.object({
  checks: z.array(z.string(), { error: '"checks" must be a list of the ids of checks.' }),
  rules: z.array(z.string(), {
    error: '"rules" must be a list of rules with their places, such as "index.html:2 language".',
  }),
});

export function readFlawed(text: string): ReadFlawed {
  const yaml = readYaml(text);
  if (!yaml.ok)
    return {
      ok: false,
      line: yaml.line,
      message: `The file is not YAML: ${yaml.explanation || 'it is no group of lines "key: value".'}`,
    };
  const parsed = flawedSchema.safeParse(yaml.data);
  if (parsed.success) return { ok: true, flawed: parsed.data };
  const [issue] = parsed.error.issues;
  return {
    ok: false,
    line: yaml.lineOf(String(issue?.path[0] ?? '')),
    message: issue?.message ?? 'The file is not in its form.',
  };
}
