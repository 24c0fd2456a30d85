// The data of a guide step, with which its page runs the tests.
import { readStepFiles, stepPlaceOf } from '#pipeline/guides/step-files.ts';
import { stepRunData } from '#pipeline/guides/step-run.ts';
import type { Renderer } from '#render/renderer.ts';
import type { StepRunData } from '#schema/page/step-run.ts';
import { kindOfPage } from '#site/place.ts';

/** The data of the step at a path; null for any other page, and for a step without code. */
export async function makeStepData(
  path: string,
  renderer: Renderer,
  contentDir: string,
): Promise<StepRunData | null> {
  if (kindOfPage(path) !== 'step') return null;
  const page = (await renderer.renderData(path))?.bundle.page;
  const place = page?.file ? stepPlaceOf(page.file) : null;
  if (!page || !place) return null;
  const files = readStepFiles(contentDir, place.folder);
  const before = readStepFiles(contentDir, place.before);
  return files.size === 0 ? null : stepRunData({ number: place.number, title: page.title, files, before });
}
