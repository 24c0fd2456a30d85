// Writes the data of every guide step with code.
import type { ListedPage } from '#pages/listed-pages.ts';
import type { Renderer } from '#render/renderer.ts';
import { stepDataPath } from '#site/step-data.ts';
import { makeStepData } from '../step-data.ts';
import type { OutputFolder } from './output/output-folder.ts';

/** Returns how many there are. */
export async function writeStepData(
  pages: readonly ListedPage[],
  renderer: Renderer,
  contentDir: string,
  output: Pick<OutputFolder, 'write'>,
): Promise<number> {
  let count = 0;
  for (const { path } of pages) {
    const step = await makeStepData(path, renderer, contentDir);
    if (!step) continue;
    output.write(stepDataPath(path).slice(1), JSON.stringify(step), 'data');
    count++;
  }
  return count;
}
