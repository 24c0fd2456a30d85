// What the page of a quest says about the quest's files.

import type { QuestSummary } from '#schema/page/quest.ts';
import { questDataPath } from '#site/quest-data.ts';
import { readPublishable } from '../folder/folder-files.ts';
import { hashBytes } from '../markdown/pictures.ts';
import type { Report } from '../problem.ts';
import { questFolderOf, readQuestFolder } from './quest-folder.ts';
import { readChecks } from './read-checks.ts';

interface SummaryInput {
  root: string;
  file: string;
  path: string;
  /** Told of every file that was read. */
  includes: Map<string, string>;
  report: Report;
}

/** Null for a document that is no quest, or a quest whose checks are not written yet. */
export async function questSummaryOf({
  root,
  file,
  path,
  includes,
  report,
}: SummaryInput): Promise<QuestSummary | null> {
  const folder = questFolderOf(root, file, path);
  if (folder === null) return null;
  const quest = readQuestFolder(root, folder);
  for (const name of quest.read) {
    const found = readPublishable(root, name);
    if (found.ok) includes.set(name, hashBytes(found.bytes));
  }
  const read = await readChecks(quest.checksSource ?? '');
  if (!read.ok) {
    report(
      'quest-checks',
      null,
      `checks.js${read.line === null ? '' : `, line ${read.line}`}: ${read.message}`,
    );
    return null;
  }
  return { address: questDataPath(path), checks: read.checks, files: quest.starter.map(({ name }) => name) };
}
