// What the proof of a project needs to know about one of its folders. It is compiled as a script of its own, because
// the checks of content run without the site's scripts (`checks/content/projects`).
import { checkFolder, type FolderNeeds } from '#learning/folder-check/check-folder.ts';
import type { FolderFile } from '#learning/folder-check/folder.ts';
import type { QuestFile } from '#schema/page/quest.ts';
import { type Acceptance, planAcceptance } from './acceptance.ts';
import { readers } from './readers.ts';

/** What is known about a folder before checks run on its pages. */
export interface FolderProof {
  /** The rules that fail, with their places, in the order of the report. */
  rules: string[];
  /** Checks for whose pages there is no file. */
  withoutPage: string[];
  /** What is to be run. */
  runs: { page: string; checksSource: string; checks: string[]; files: QuestFile[] }[];
}

export async function planProof(
  project: Acceptance,
  files: readonly FolderFile[],
  needs: FolderNeeds,
): Promise<FolderProof> {
  const folder = await checkFolder(files, { readers, needs });
  const plan = planAcceptance(project, folder);
  const withoutPage = plan.items.filter(({ state }) => state === 'failed').map(({ id }) => id);
  const runs: FolderProof['runs'] = [];
  for await (const { page, checksSource, checks, files: own } of plan.runs())
    runs.push({ page, checksSource, checks: checks.map(({ id }) => id), files: own });
  return {
    rules: folder.findings.map(({ rule, file, line }) => `${file}:${line} ${rule}`),
    ...{ withoutPage, runs },
  };
}
