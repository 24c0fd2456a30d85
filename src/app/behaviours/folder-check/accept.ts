// Runs the checks of a project on the pages of a folder, in the frame of quests.
import type { CheckedFolder } from '#learning/folder-check/check-folder.ts';
import type { AcceptOptions } from '#learning/folder-check/folder-session.ts';
import type { CheckedItem } from '#learning/folder-check/report.ts';
import { runChecks } from '../quest/run-checks.ts';
import { type Acceptance, planAcceptance } from './acceptance.ts';

/** Milliseconds: checks read the addresses of media again and again, and each holds a whole file. */
const patience = 20_000;

export async function acceptFolder(
  project: Acceptance,
  folder: CheckedFolder,
  { signal, progress }: AcceptOptions,
): Promise<CheckedItem[]> {
  const plan = planAcceptance(project, folder);
  let done = 0;
  for await (const { checks, checksSource, files, take } of plan.runs()) {
    if (signal.aborted) break;
    await runChecks({ checks, checksSource }, files, {
      ...{ signal, patience },
      onResult(result) {
        progress(++done, plan.total);
        take(result);
      },
    });
  }
  return plan.items;
}
