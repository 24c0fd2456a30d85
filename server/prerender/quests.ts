// Writes the data of every quest, for the workspace on its page.
import type { ListedPage } from '#pages/listed-pages.ts';
import type { Renderer } from '#render/renderer.ts';
import { questDataPath } from '#site/quest-data.ts';
import { makeQuest } from '../quest-data.ts';
import type { OutputFolder } from './output/output-folder.ts';

/** Writes a file for each quest with checks; returns how many there are. */
export async function writeQuests(
  pages: readonly ListedPage[],
  renderer: Renderer,
  contentDir: string,
  output: Pick<OutputFolder, 'write'>,
): Promise<number> {
  let count = 0;
  for (const { path, meta } of pages) {
    const quest = meta.quest === undefined ? null : await makeQuest(path, renderer, contentDir);
    if (!quest) continue;
    output.write(questDataPath(path).slice(1), JSON.stringify(quest), 'data');
    count++;
  }
  return count;
}
