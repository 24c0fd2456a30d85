// How tall the result of a live example is. It is known before the result is, so that nothing moves; and since the
// site's pages carry no style of their own, it is one of the heights that the stylesheet knows.
import { resultHeights } from '#schema/blocks.ts';
import { guessHeight } from './guess-height.ts';

const step = 40;
/** A guess may be wrong, so it never takes more of the page than this. */
const tallestGuess = 520;

/** The author's pixels, or else a guess, rounded up to the next step. */
export function resultHeight(wanted: unknown, source: string): number {
  const pixels = toStep(Number(wanted === true ? Number.NaN : (wanted ?? Number.NaN)));
  if (pixels >= resultHeights.min && pixels <= resultHeights.max) return pixels;
  return Math.min(tallestGuess, Math.max(resultHeights.min, toStep(guessHeight(source))));
}

function toStep(pixels: number): number {
  return Math.ceil(pixels / step) * step;
}
