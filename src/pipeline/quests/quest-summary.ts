// The summary of a quest's files for its page.

import { posix } from 'node:path';
import type { QuestSummary } from '#schema/page/quest.ts';
import { questDataPath } from '#site/quest-data.ts';
import { readPublishable } from '../folder/folder-files.ts';
import { findHtmlExcess } from '../markdown/html-limits.ts';
import { hashBytes } from '../markdown/pictures.ts';
import type { Report } from '../problem.ts';
import { questFolderOf, readQuestFolder } from './quest-folder.ts';
import { readChecks } from './read-checks.ts';

interface SummaryInput {
  root: string;
  file: string;
  path: string;
  /** Records every file that was read. */
  includes: Map<string, string>;
  report: Report;
}

/** Null if the document is not a quest, or its checks are not written yet. */
export function questSummaryOf({ root, file, path, includes, report }: SummaryInput): QuestSummary | null {
  const folder = questFolderOf(root, file, path);
  if (folder === null) return null;
  const quest = readQuestFolder(root, folder);
  for (const name of quest.read) {
    const found = readPublishable(root, name);
    if (!found.ok) continue;
    includes.set(name, hashBytes(found.bytes));
    const excess = name.endsWith('.html') ? findHtmlExcess(found.bytes.toString('utf8')) : null;
    if (excess)
      report(excess.code, null, `${posix.relative(folder, name)}, line ${excess.line}: ${excess.message}`);
  }
  const read = readChecks(quest.checksSource ?? '');
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
