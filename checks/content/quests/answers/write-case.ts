// Turns an answer that somebody sent into a case folder.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { Document, isMap, parseDocument } from 'yaml';
import { z } from 'zod';
import { UserError } from '#lib/user-error.ts';
import type { QuestFile } from '#schema/page/quest.ts';
import { type AnswerableQuest, failsFile, filesIn } from './answer-cases.ts';

/**
 * The files of an answer that differ from those of the starter. `path` is a folder, one of the files, or the export of
 * somebody's progress. A single file may have any name: its ending says which file it replaces.
 */
export function readAnswer(path: string, { slug, folder }: AnswerableQuest): QuestFile[] {
  if (!existsSync(path)) throw new UserError(`${path} does not exist. Give a file or a folder.`);
  const files = statSync(path).isDirectory()
    ? filesIn(path)
    : extname(path) === '.json' && !folder.starter.some(({ name }) => name === basename(path))
      ? draftIn(path, slug)
      : [{ name: questNameOf(path, folder.starter), text: readFileSync(path, 'utf8') }];
  const own = files.filter(
    ({ name, text }) => !folder.starter.some((given) => given.name === name && given.text === text),
  );
  if (own.length === 0) throw new UserError(`${path} has no file that differs from the starter of ${slug}.`);
  return own;
}

function questNameOf(path: string, starter: readonly QuestFile[]): string {
  if (starter.some(({ name }) => name === basename(path))) return basename(path);
  const alike = starter.filter(({ name }) => extname(name) === extname(path));
  const [only] = alike;
  if (only && alike.length === 1) return only.name;
  throw new UserError(
    `${basename(path)} could replace several files of the quest, or none. Rename it to one of these: ${starter.map(({ name }) => name).join(', ')}.`,
  );
}

/** As much of an export of /progress as is needed here. Entries of other kinds have no files. */
const exportSchema = z.object({
  application: z.literal('plinth-progress'),
  entries: z.array(
    z.object({
      kind: z.string(),
      path: z.string().default(''),
      at: z.number().default(0),
      files: z.array(z.object({ name: z.string(), text: z.string() })).default([]),
    }),
  ),
});

/** The newest draft of the quest in such an export. */
function draftIn(path: string, slug: string): QuestFile[] {
  const read = exportSchema.safeParse(parseJson(readFileSync(path, 'utf8')));
  if (!read.success)
    throw new UserError(
      `${path} is not an export of /progress. Give that, or a file or folder of the answer.`,
    );
  const drafts = read.data.entries
    .filter(({ kind, path: page }) => kind === 'draft' && page.split('/').at(-1) === slug)
    .filter(({ files }) => files.length > 0)
    .sort((one, other) => other.at - one.at);
  if (!drafts[0]) throw new UserError(`${path} has no answer to ${slug}. Check the slug and the file.`);
  return drafts[0].files;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Writes the files of a case. Earlier files of a case with the same name are removed. */
export function writeCase(folder: string, files: readonly QuestFile[]): void {
  rmSync(folder, { recursive: true, force: true });
  for (const { name, text } of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** `fails.yaml` with the checks that a wrong answer must fail; null removes its line. Comments stay. */
export function withFails(text: string, name: string, ids: readonly string[] | null): string {
  const parsed = text.trim() === '' ? new Document({}) : parseDocument(text);
  if (!isMap(parsed.contents) || parsed.errors.length > 0)
    throw new UserError(`${failsFile} is not valid YAML. Correct it, then run this again.`);
  if (ids === null) parsed.delete(name);
  else {
    const node = parsed.createNode([...ids]);
    node.flow = true;
    parsed.set(name, node);
  }
  return parsed.toString({ flowCollectionPadding: false, lineWidth: 0 });
}
