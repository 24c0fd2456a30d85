// The quests of a content folder whose checks can be run.
import { posix } from 'node:path';
import { nearestWord } from '#lib/nearest-word.ts';
import { UserError } from '#lib/user-error.ts';
import { readQuestFolder } from '#pipeline/quests/quest-folder.ts';
import { readChecks } from '#pipeline/quests/read-checks.ts';
import { readPages } from '../../checked-page.ts';
import type { AnswerableQuest } from './answer-cases.ts';

/** All quests, even those without a case. Throws if a slug is unknown or if the checks of a quest cannot be read. */
export async function readQuests(contentDir: string, slugs: readonly string[]): Promise<AnswerableQuest[]> {
  const pages = (await readPages(contentDir)).filter(
    ({ kind, file }) => kind === 'quest' && file.endsWith('/index.md'),
  );
  const quests = pages.map(({ path, file }): AnswerableQuest => {
    const folder = readQuestFolder(contentDir, posix.dirname(file));
    const read = folder.checksSource === null ? null : readChecks(folder.checksSource);
    if (!read?.ok)
      throw new UserError(
        `${folder.folder}/checks.js cannot be read. Run "npm run check:quest -- ${path.split('/').at(-1)}", which says why.`,
      );
    return { slug: path.split('/').at(-1) ?? '', folder, checks: read.checks };
  });
  const known = quests.map(({ slug }) => slug);
  for (const slug of slugs)
    if (!known.includes(slug)) {
      const near = nearestWord(slug, known);
      throw new UserError(
        `There is no quest "${slug}". ${near ? `Did you mean "${near}"?` : `The quests: ${known.join(', ')}.`}`,
      );
    }
  return quests;
}
