// The space reserved for the result of a live example before it loads. Measured heights are exact; for a
// source without measurements, such as one an author is writing, the height is estimated.
import { resultHeights, resultWidths } from '#schema/page/example.ts';

/** An estimate may be wrong, so it never takes more of the page than this. */
const tallestGuess = 520;

interface RoomOptions {
  /** The author's `height`. */
  wanted: unknown;
  /** The measured heights at each of `resultWidths`. */
  measured?: readonly number[] | undefined;
  source: string;
}

interface ResultRooms {
  /** The author's minimum, if it is larger than the content. */
  least: number | undefined;
  /** The height from each width on; the first applies to all narrower widths. */
  heights: { width: number | undefined; height: number }[];
}

/** The reserved height of a result at every width. */
export function resultRooms({ wanted, measured, source }: RoomOptions): ResultRooms {
  const pixels = Number(wanted === true ? Number.NaN : (wanted ?? Number.NaN));
  const least = pixels >= resultHeights.min && pixels <= resultHeights.max ? pixels : undefined;
  const room = (height: number) => Math.min(resultHeights.max, Math.max(least ?? resultHeights.min, height));
  const [first, ...others] = measured ?? [least ?? Math.min(tallestGuess, guessHeight(source))];
  const heights: ResultRooms['heights'] = [{ width: undefined, height: room(first ?? 0) }];
  others.forEach((height, index) => {
    if (room(height) !== heights.at(-1)?.height)
      heights.push({ width: resultWidths[index + 1], height: room(height) });
  });
  return { least, heights };
}

const neverShown =
  /<(head|script|style|template|datalist|dialog)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<!doctype[^>]*>/gi;
const control = /<(?:img|input|button|select|textarea|video|hr|meter|progress|svg|canvas)\b/i;

/** Pixels that a visible line adds, by the first matching pattern. */
const lineHeights: readonly [RegExp, number][] = [
  [/<h1\b/i, 68],
  [/<h2\b/i, 60],
  [/<(?:h[3-6]|p|pre|hr|figcaption|blockquote)\b/i, 40],
  [/<(?:li|tr|td|th|dt|dd|summary|div|caption)\b/i, 25],
];
/** A line of continuing text; several of them share one line of the result. */
const flowing = 14;
const groups = /<(?:ul|ol|table|form|dl|figure|blockquote)\b/i;
const groupMargin = 12;
const pageMargins = 32;
/** Content that opens on demand needs extra space. */
const opening = 260;

/**
 * Estimates the height of a piece of HTML from its lines. The browser knows it only after loading, when the
 * page must not shift any more. The numbers are the sizes of these elements with 16-pixel text in the reading
 * column.
 */
function guessHeight(source: string): number {
  // A tag over several lines counts as one.
  const lines = source.replace(neverShown, '').replace(/<[^>]*>/g, (tag) => tag.replaceAll('\n', ' '));
  const height = lines.split('\n').reduce((sum, line) => sum + lineHeight(line), pageMargins);
  return /<dialog\b|\spopover\b/i.test(source) ? Math.max(height, opening) : height;
}

function lineHeight(line: string): number {
  const isShown = control.test(line) || line.replace(/<[^>]*>/g, '').trim() !== '';
  if (!isShown) return groups.test(line) ? groupMargin : 0;
  const pictures = [...line.matchAll(/<(?:img|video|iframe|canvas|svg)\b[^>]*?\bheight="?(\d+)/gi)];
  const text = lineHeights.find(([pattern]) => pattern.test(line))?.[1] ?? flowing;
  return pictures.reduce((sum, [, height]) => sum + Number(height), text);
}
