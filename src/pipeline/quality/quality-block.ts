// The block `quality` stays in the body: what it shows is known when every other page has been made.
import { nearestWord } from '#lib/nearest-word.ts';
import { isQualityPart, qualityParts } from '#schema/quality-report.ts';
import type { DocumentContext } from '../markdown/context.ts';

/** Notes that the page shows figures, and says what is wrong with the part that the block names. */
export function checkQualityBlock(
  part: unknown,
  line: number | null,
  context: Pick<DocumentContext, 'showsQuality' | 'report'>,
): void {
  context.showsQuality = true;
  if (isQualityPart(part)) return;
  const parts = `The parts are ${qualityParts.join(', ')}.`;
  if (part === undefined) {
    context.report(
      'quality-part-missing',
      line,
      `The block "quality" does not say which figures it shows. Write part="pages". ${parts}`,
    );
    return;
  }
  const meant = typeof part === 'string' ? nearestWord(part, qualityParts) : null;
  const advice = meant ? `Did you mean "${meant}"?` : parts;
  context.report('quality-part-unknown', line, `The block "quality" has no part "${part}". ${advice}`);
}
