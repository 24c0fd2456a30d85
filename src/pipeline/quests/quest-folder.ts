// The folder of a quest. Besides its page it contains the starter, two solutions, wrong answers, the checks,
// and `proof.yaml`, which lists what the wrong answers must fail and why some changed solutions still pass.
import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { QuestFile } from '#schema/page/quest.ts';
import { kindOfPage } from '#site/place.ts';
import { listFiles, readPublishable } from '../folder/folder-files.ts';

/** An answer to a quest: all its files, the page first. */
export interface QuestAnswer {
  name: string;
  files: QuestFile[];
}

export interface QuestFolder {
  /** Inside the content folder. */
  folder: string;
  starter: QuestFile[];
  /** `a` and `b`. */
  solutions: QuestAnswer[];
  wrong: QuestAnswer[];
  /** Null if the file does not exist. */
  checksSource: string | null;
  proof: string | null;
  /** Every file that was read, inside the content folder. */
  read: string[];
}

/** Names of the files beside the page. */
export const questFiles = { checks: 'checks.js', proof: 'proof.yaml' } as const;

/**
 * The folder of the quest that a document describes; null for any other document, and for a quest without
 * checks.
 */
export function questFolderOf(root: string, file: string, path: string): string | null {
  if (kindOfPage(path) !== 'quest' || posix.basename(file) !== 'index.md') return null;
  const folder = posix.dirname(file);
  return existsSync(join(root, folder, questFiles.checks)) ? folder : null;
}

/**
 * Reads everything in the folder. An answer includes the files of the starter, unless it has its own of the
 * same name.
 */
export function readQuestFolder(root: string, folder: string): QuestFolder {
  const read: string[] = [];
  const textOf = (file: string): string | null => {
    const found = readPublishable(root, file);
    if (!found.ok) return null;
    read.push(file);
    return found.bytes.toString('utf8');
  };
  const filesIn = (name: string): QuestFile[] => {
    const absolute = join(root, folder, name);
    if (!existsSync(absolute)) return [];
    return listFiles(absolute).files.flatMap((file) => {
      const text = textOf(`${folder}/${name}/${file}`);
      return text === null ? [] : [{ name: file, text }];
    });
  };
  const starter = inOrder(filesIn('starter'));
  const solutions = ['a', 'b'].flatMap((name): QuestAnswer[] => {
    const files = filesIn(`solution-${name}`);
    return files.length > 0 ? [{ name, files: withFiles(starter, files) }] : [];
  });
  const base = solutions[0]?.files ?? starter;
  const wrong = entriesOf(join(root, folder, 'wrong')).map(({ name, isFolder }): QuestAnswer => {
    if (isFolder) return { name, files: withFiles(base, filesIn(`wrong/${name}`)) };
    const text = textOf(`${folder}/wrong/${name}`) ?? '';
    const ending = posix.extname(name);
    // A single file replaces the starter's file of the same type.
    const replaced = base.find((file) => file.name.endsWith(ending))?.name ?? name;
    return { name: posix.basename(name, ending), files: withFiles(base, [{ name: replaced, text }]) };
  });
  const checksSource = textOf(`${folder}/${questFiles.checks}`);
  const proof = textOf(`${folder}/${questFiles.proof}`);
  return { folder, starter, solutions, wrong, checksSource, proof, read };
}

function entriesOf(folder: string): { name: string; isFolder: boolean }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** The files of an answer: its own, and those of `base` that it does not override. */
export function withFiles(base: readonly QuestFile[], own: readonly QuestFile[]): QuestFile[] {
  const names = new Set(own.map(({ name }) => name));
  return inOrder([...base.filter(({ name }) => !names.has(name)), ...own]);
}

const endings = ['.html', '.css', '.js'];

/** The page first, then styles, scripts and the rest, each by name. */
function inOrder(files: readonly QuestFile[]): QuestFile[] {
  const rank = ({ name }: QuestFile) => {
    if (name === 'index.html') return -1;
    const at = endings.indexOf(posix.extname(name));
    return at < 0 ? endings.length : at;
  };
  return files.toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name, 'en'));
}
