// Which pages a wrong address may have meant. Pure: an address and the pages there are in, a few of them out.
import { editDistance } from '#lib/nearest-word.ts';

/** More than a handful is not advice. */
const most = 5;

/** Words of fewer letters are too much alike. */
const shortestWord = 4;

/** Pages whose last part is a slip or two away, then pages that share a word with it, then the page above. */
export function nearestPaths(wrong: string, paths: readonly string[]): string[] {
  const address = normal(wrong);
  const parent = paths
    .filter((path) => address.startsWith(`${normal(path)}/`))
    .toSorted(byLength)
    .at(-1);
  const ranked = paths
    .map((path) => ({ path, rank: path === parent ? above : rankOf(address, normal(path)) }))
    .filter(({ path, rank }) => path !== '/' && rank !== null)
    // Where two are as near, the one in the same place of the site comes first.
    .map(({ path, rank }) => ({ path, rank: rank ?? 0, way: editDistance(address, normal(path)) }))
    .toSorted((a, b) => a.rank - b.rank || a.way - b.way || a.path.localeCompare(b.path));
  return ranked.slice(0, most).map(({ path }) => path);
}

const sharedWord = 10;
const above = 20;

/** Less is nearer; null is not near at all. */
function rankOf(address: string, path: string): number | null {
  const wanted = lastOf(address);
  const slips = editDistance(wanted, lastOf(path));
  if (slips <= slipsAllowed(wanted)) return slips;
  const words = wordsOf(lastOf(path));
  if (wordsOf(wanted).some((word) => words.some((other) => isWordLike(word, other)))) return sharedWord;
  return null;
}

function byLength(a: string, b: string): number {
  return a.length - b.length;
}

function isWordLike(word: string, other: string): boolean {
  return Math.min(word.length, other.length) >= shortestWord && editDistance(word, other) <= 1;
}

function slipsAllowed(word: string): number {
  if (word.length < 3) return 0;
  return word.length < 5 ? 1 : 2;
}

function wordsOf(segment: string): string[] {
  return segment.split(/[-_.]+/).filter(Boolean);
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Without query, anchor, a slash or `.html` at the end, capital letters and percent signs. */
function normal(address: string): string {
  const path = address.replace(/[?#].*$/s, '').replace(/(?:\/|\.html?)+$/, '');
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return path.toLowerCase();
  }
}
