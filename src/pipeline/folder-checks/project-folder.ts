// The folder of a project's checks: beside its page and named like it, with `checks.js`, `solution/` and `flawed/`.
import { posix } from 'node:path';
import { plainName } from '#lib/address/content-path.ts';
import { everyPage, otherPages, type ProjectCheck, projectChecksFile } from '#schema/page/folder-check.ts';
import { readModule } from '../folder/plain-data.ts';
import { readChecks } from '../quests/read-checks.ts';

/** The number of the page is left out, because projects move. */
function projectFolderOf(file: string): string {
  const name = plainName(posix.basename(file, posix.extname(file))) || 'index';
  return posix.join(posix.dirname(file), name);
}

export type ReadProjectChecks =
  | { ok: true; checks: ProjectCheck[] }
  | { ok: false; line: number | null; message: string };

/** The checks in the form of those of a quest, each with its milestone and its pages. */
export function readProjectChecks(source: string): ReadProjectChecks {
  const read = readChecks(source);
  if (!read.ok) return read;
  const module = readModule(source);
  const written = module.exports.get('default') as Record<string, unknown>[];
  const checks: ProjectCheck[] = [];
  for (const [at, check] of read.checks.entries()) {
    const { milestone, page } = written[at] ?? {};
    const line = module.lineIn(written[at] as never, 'id');
    if (!Number.isInteger(milestone) || Number(milestone) < 1)
      return {
        ...{ ok: false, line },
        message: `The check "${check.id}" has no "milestone": the number of the milestone that it belongs to.`,
      };
    if (typeof page !== 'string' || !(page === everyPage || page === otherPages || page.endsWith('.html')))
      return {
        ...{ ok: false, line },
        message: `The check "${check.id}" has no "page": a file such as "index.html", "${everyPage}" for all pages, or "${otherPages}" for all but the first.`,
      };
    checks.push({ ...check, milestone: Number(milestone), page });
  }
  return { ok: true, checks };
}

export const checksFileOf = (file: string) => `${projectFolderOf(file)}/${projectChecksFile}`;
