// Reads the checks of a quest: a module that exports a list. Authors may not be trusted with code, so the
// module is parsed as data and never run here. It runs in the frame of the checks, in a browser.
import { z } from 'zod';
import type { QuestCheck } from '#schema/page/quest.ts';
import { type ModuleData, type PlainData, readModule, Unread } from '../folder/plain-data.ts';

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
  notYet: text('notYet', 'a sentence about what a user of the page would notice'),
  // A function that is not run is only known to be code.
  run: z.custom(
    (value) => value instanceof Unread,
    'A check has no "run": a function that is given the kit.',
  ),
});

/**
 * Fields that are shown to readers or identify the check, so they must be readable without running the
 * module.
 */
const texts = ['id', 'title', 'passed', 'notYet'] as const;

/** Parses the module and validates its form. */
export function readChecks(source: string): ReadChecks {
  const module = readModule(source);
  const fault = (line: number | null, message: string): ReadChecks => ({ ok: false, line, message });
  if (module.faultLine !== null)
    return fault(
      module.faultLine,
      'Syntax error: the file is not valid JavaScript from this line on. Check its brackets, commas and quotation marks.',
    );
  const exported = module.exports.get('default');
  if (exported === undefined || (Array.isArray(exported) && exported.length === 0))
    return fault(1, 'The module exports no checks. Write "export default [ … ];".');
  if (!Array.isArray(exported))
    return fault(
      module.lineOf(exported) ?? 1,
      'The default export is not a list that can be read without running the file. Write "export default [ … ];" with every check inside.',
    );
  const checks: QuestCheck[] = [];
  for (const value of exported) {
    const read = readCheck(value, module);
    if (!read.ok) return fault(read.line ?? module.lineOf(exported), read.message);
    const { id } = read.check;
    if (checks.some((check) => check.id === id))
      return fault(module.lineIn(value, 'id'), `Two checks have the id "${id}". Rename one.`);
    checks.push(read.check);
  }
  return { ok: true, checks };
}

type ReadCheck = { ok: true; check: QuestCheck } | { ok: false; line: number | null; message: string };

function readCheck(value: PlainData, module: ModuleData): ReadCheck {
  if (value instanceof Unread)
    return {
      ok: false,
      line: module.lineOf(value),
      message:
        'This check cannot be read without running the file. Write it out as { id: …, title: …, passed: …, notYet: …, run: … }, without "..." and without a call.',
    };
  const lineOf = (field: unknown) =>
    module.lineIn(value, String(field)) ?? module.lineIn(value, 'id') ?? module.lineOf(value);
  const fields = (typeof value === 'object' ? value : {}) as Record<string, PlainData>;
  const computed = texts.find((field) => fields[field] instanceof Unread);
  if (computed)
    return {
      ok: false,
      line: lineOf(computed),
      message: `The "${computed}" of this check is computed, but the file is only read, never run. Write the text in quotation marks.`,
    };
  const parsed = checkSchema.safeParse(fields);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { ok: false, line: lineOf(issue?.path[0]), message: `${issue?.message}` };
  }
  const { id, title, passed } = parsed.data;
  return { ok: true, check: { id, title, passed } };
}

/** The line with a check's id. */
export function lineOfId(source: string, id: string): number | null {
  if (!id) return null;
  const at = source.split('\n').findIndex((line) => new RegExp(`\\bid:\\s*['"\`]${id}['"\`]`).test(line));
  return at < 0 ? null : at + 1;
}
