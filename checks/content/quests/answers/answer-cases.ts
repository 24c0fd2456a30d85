// Answers to quests that were judged by a person: tests/answers/<slug>/right/<case>/ and wrong/<case>/. The files of a case
// override those of the starter. `fails.yaml` names the checks that each wrong answer must fail.
import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { nearestWord } from '#lib/nearest-word.ts';
import { readYaml } from '#pipeline/folder/read-yaml.ts';
import { type QuestFolder, withFiles } from '#pipeline/quests/quest-folder.ts';
import type { QuestCheck, QuestFile } from '#schema/page/quest.ts';

/** A quest whose checks can be run. */
export interface AnswerableQuest {
  slug: string;
  folder: QuestFolder;
  checks: QuestCheck[];
}

export interface AnswerCase {
  slug: string;
  isRight: boolean;
  name: string;
  /** All files of the answer, the page first. */
  files: QuestFile[];
  /** The checks that must fail, at least. Null: any check will do. */
  fails: string[] | null;
}

interface ReadCases {
  cases: AnswerCase[];
  /** What is wrong with the folder, as sentences. */
  faults: string[];
}

export const failsFile = 'fails.yaml';
export const sides = ['right', 'wrong'] as const;

export interface CaseFolder {
  /** The folder with one folder per quest. */
  root: string;
  /** How messages name it. */
  shownRoot: string;
  /** Whether every wrong answer must say which checks it fails. */
  isFailsRequired: boolean;
  /** Only these quests; all if empty. */
  slugs: readonly string[];
}

export function readAnswerCases(
  { root, shownRoot, isFailsRequired, slugs }: CaseFolder,
  quests: readonly AnswerableQuest[],
): ReadCases {
  const cases: AnswerCase[] = [];
  const faults: string[] = [];
  const known = quests.map(({ slug }) => slug);
  for (const folder of foldersIn(root)) {
    const quest = quests.find(({ slug }) => slug === folder);
    const shown = `${shownRoot}/${folder}`;
    if (!quest) {
      const near = nearestWord(folder.replace(/^\d+\./, ''), known);
      faults.push(
        `${shown}: there is no quest "${folder}". ${near ? `Rename the folder to "${near}".` : 'Name it after the folder of a quest, without the number.'}`,
      );
    } else if (slugs.length === 0 || slugs.includes(folder)) {
      const read = readQuestCases(join(root, folder), shown, quest, isFailsRequired);
      cases.push(...read.cases);
      faults.push(...read.faults);
    }
  }
  return { cases, faults };
}

function readQuestCases(
  root: string,
  shown: string,
  quest: AnswerableQuest,
  isFailsRequired: boolean,
): ReadCases {
  const faults: string[] = [];
  for (const entry of entriesOf(root)) {
    const { name } = entry;
    if (entry.isDirectory() && !sides.some((side) => side === name))
      faults.push(
        `${shown}/${name}: unknown folder. Rename it to "right" or "wrong"; cases are in one of these.`,
      );
    if (!entry.isDirectory() && /\.ya?ml$/.test(name) && name !== failsFile)
      faults.push(`${shown}/${name}: unknown file. Rename it to ${failsFile}.`);
  }
  const fails = readFails(join(root, failsFile), `${shown}/${failsFile}`);
  faults.push(...fails.faults);

  const cases: AnswerCase[] = [];
  for (const side of sides) {
    for (const entry of entriesOf(join(root, side))) {
      const place = `${shown}/${side}/${entry.name}`;
      if (!entry.isDirectory()) {
        faults.push(
          `${place}: a file outside a case. Move it into a folder that is named after what is special about the answer.`,
        );
        continue;
      }
      const own = filesIn(join(root, side, entry.name));
      const fault = faultIn(own, quest);
      if (fault) faults.push(`${place}: ${fault}`);
      else
        cases.push({
          slug: quest.slug,
          isRight: side === 'right',
          name: entry.name,
          files: withFiles(quest.folder.starter, own),
          fails: side === 'right' ? [] : (fails.entries.get(entry.name) ?? null),
        });
    }
  }

  const wrong = entriesOf(join(root, 'wrong')).map(({ name }) => name);
  const ids = quest.checks.map(({ id }) => id);
  for (const [name, failed] of fails.entries) {
    const place = `${shown}/${failsFile}`;
    if (!wrong.includes(name)) {
      const near = nearestWord(name, wrong);
      faults.push(
        `${place}: there is no wrong answer "${name}". ${near ? `Did you mean "${near}"?` : 'Remove the line, or add the folder.'}`,
      );
    }
    for (const id of failed.filter((one) => !ids.includes(one))) {
      const near = nearestWord(id, ids);
      faults.push(
        `${place}: "${name}" names the unknown check "${id}". ${near ? `Did you mean "${near}"?` : `The checks of ${quest.slug}: ${ids.join(', ')}.`}`,
      );
    }
  }
  if (isFailsRequired)
    for (const { name, isRight, fails: own } of cases)
      if (!isRight && own === null)
        faults.push(
          `${shown}/${failsFile}: add a line for the wrong answer "${name}" with the checks that it must fail, such as "${name}: [${ids[0]}]".`,
        );
  return { cases, faults };
}

function readFails(file: string, shown: string): { entries: Map<string, string[]>; faults: string[] } {
  const entries = new Map<string, string[]>();
  if (!existsSync(file)) return { entries, faults: [] };
  const yaml = readYaml(readFileSync(file));
  const form = 'Write one line per wrong answer, such as "hidden-with-opacity: [main-heading]".';
  if (!yaml.ok) {
    const line = yaml.line === null ? '' : `, line ${yaml.line}`;
    return { entries, faults: [`${shown}${line}: not valid YAML. ${yaml.explanation || form}`] };
  }
  const faults: string[] = [];
  for (const [name, value] of Object.entries(yaml.data)) {
    const ids = Array.isArray(value) ? value : [value];
    if (ids.length > 0 && ids.every((id) => typeof id === 'string')) entries.set(name, ids);
    else faults.push(`${shown}, line ${yaml.lineOf(name)}: "${name}" names no check. ${form}`);
  }
  return { entries, faults };
}

/** Why these files cannot be an answer to the quest; null if they can. */
function faultIn(own: readonly QuestFile[], { folder }: AnswerableQuest): string | null {
  if (own.length === 0) return 'the case has no files. Add the files that differ from those of the starter.';
  const known = [folder.starter, ...folder.solutions.map(({ files }) => files)]
    .flat()
    .map(({ name }) => name);
  if (own.some(({ name }) => known.includes(name))) return null;
  const [first] = own;
  const ending = posix.extname(first?.name ?? '');
  const wanted = known.find((name) => name.endsWith(ending)) ?? known[0];
  return `the quest has no file "${first?.name}". Rename it to "${wanted}".`;
}

export function filesIn(folder: string, inside = ''): QuestFile[] {
  return entriesOf(join(folder, inside)).flatMap((entry) => {
    const name = inside ? `${inside}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return filesIn(folder, name);
    return [{ name, text: readFileSync(join(folder, name), 'utf8') }];
  });
}

function foldersIn(folder: string): string[] {
  return entriesOf(folder)
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** Sorted, without hidden files. */
function entriesOf(folder: string): Dirent[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
