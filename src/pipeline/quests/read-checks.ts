// The checks of a quest as its author wrote them: a module that exports a list. It is loaded to learn what each check is
// called; nothing in it runs before a page is checked.
import { parser } from '@lezer/javascript';
import { z } from 'zod';
import type { QuestCheck } from '#schema/page/quest.ts';

export type ReadChecks =
  | { ok: true; checks: QuestCheck[] }
  | { ok: false; line: number | null; message: string };

const text = (field: string, what: string) =>
  z.string({ error: `A check has no "${field}": ${what}.` }).min(1, `A check has no "${field}": ${what}.`);

const checkSchema = z.object({
  id: z
    .string({ error: 'A check has no "id". Write one, such as id: \'one-heading\'.' })
    .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'The "id" of a check is made of small letters, digits and hyphens.'),
  title: text('title', 'two or three words that name it'),
  passed: text('passed', 'a sentence about a page that is right'),
  notYet: text('notYet', 'a sentence about what somebody who uses the page would notice'),
  run: z.custom(
    (value) => typeof value === 'function',
    'A check has no "run": a function that is given the kit.',
  ),
});

/** Loads the module and looks at its form. */
export async function readChecks(source: string): Promise<ReadChecks> {
  let exported: unknown;
  try {
    const address = `data:text/javascript;charset=utf-8,${encodeURIComponent(source)}`;
    exported = ((await import(address)) as { default?: unknown }).default;
  } catch (error) {
    return {
      ok: false,
      line: lineOfFault(source),
      message: `The checks cannot be loaded: ${(error as Error).message}.`,
    };
  }
  if (!Array.isArray(exported) || exported.length === 0)
    return { ok: false, line: 1, message: 'The module exports no checks. Write "export default [ … ];".' };
  const checks: QuestCheck[] = [];
  for (const value of exported) {
    const parsed = checkSchema.safeParse(value);
    const id = String((value as { id?: unknown } | null)?.id ?? '');
    if (!parsed.success)
      return { ok: false, line: lineOfId(source, id), message: `${parsed.error.issues[0]?.message}` };
    if (checks.some((check) => check.id === id))
      return {
        ok: false,
        line: lineOfId(source, id),
        message: `Two checks have the id "${id}". Rename one.`,
      };
    const { title, passed } = parsed.data;
    checks.push({ id, title, passed });
  }
  return { ok: true, checks };
}

/** The line on which a check names itself. */
export function lineOfId(source: string, id: string): number | null {
  if (!id) return null;
  const at = source.split('\n').findIndex((line) => new RegExp(`\\bid:\\s*['"\`]${id}['"\`]`).test(line));
  return at < 0 ? null : at + 1;
}

/** The line that cannot be read. The engine does not say which, the parser for colours does. */
function lineOfFault(source: string): number | null {
  let line: number | null = null;
  parser.parse(source).iterate({
    enter({ type, from }) {
      if (type.isError) line ??= source.slice(0, from).split('\n').length;
    },
  });
  return line;
}
