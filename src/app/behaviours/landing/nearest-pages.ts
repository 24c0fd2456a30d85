// On the error page: pages that the reader may have meant, found in the build's own list of pages.

import { editDistance } from '#lib/nearest-word.ts';
import { titleFromPath } from '#lib/title-case.ts';
import type { BuildManifest, LatestBuild } from '#schema/builds.ts';
import { sections } from '#site/sections.ts';

const elements = `${sections.elements.path}/`;
const attributes = `${sections.attributes.path}/`;

/** Lists the nearest pages in the element; it stays empty when none is near or the list cannot be loaded. */
export function nearestPages(element: HTMLElement): () => void {
  let hasLeft = false;
  const wrong = element.dataset.nearest || location.pathname;
  void listPages().then((paths) => {
    const near = nearestPaths(wrong, paths);
    if (!hasLeft && near.length > 0) element.replaceChildren(heading(), list(near));
  });
  return () => {
    hasLeft = true;
    element.replaceChildren();
  };
}

async function listPages(): Promise<string[]> {
  try {
    const { id } = await read<LatestBuild>('/builds/latest.json');
    return (await read<BuildManifest>(`/builds/meta/${id}.json`)).prerendered;
  } catch {
    return [];
  }
}

async function read<T>(address: string): Promise<T> {
  return (await fetch(address)).json() as Promise<T>;
}

function heading(): HTMLElement {
  return make('h2', '', 'Nearest to that address');
}

function list(paths: readonly string[]): HTMLElement {
  const rows = make('ul', 'rows');
  for (const path of paths) {
    const link = Object.assign(document.createElement('a'), { href: path });
    link.append(
      make(isName(path) ? 'code' : 'span', 'row-title', nameOf(path)),
      make('span', 'row-end', path),
    );
    const row = document.createElement('li');
    row.append(link);
    rows.append(row);
  }
  return rows;
}

/** Elements and attributes are known by their own names. */
function nameOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (path.startsWith(elements)) return `<${name}>`;
  // A word without a vowel is an abbreviation: HTML, CSS.
  return path.startsWith(attributes)
    ? name
    : titleFromPath(path).replace(/\b[^\WaeiouyAEIOUY]+\b/g, upperCase);
}

function upperCase(word: string): string {
  return word.toUpperCase();
}

function isName(path: string): boolean {
  return path.startsWith(elements) || path.startsWith(attributes);
}

function make(tag: string, className: string, text = ''): HTMLElement {
  return Object.assign(document.createElement(tag), { className, textContent: text });
}

/** More than a handful is not advice. */
const most = 5;

/** Words of fewer letters are too much alike. */
const shortestWord = 4;

/**
 * The pages that a wrong address may have meant: those whose last segment is a typo or two away, then those that share
 * a word with it, then the page above.
 */
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
  const typos = editDistance(wanted, lastOf(path));
  if (typos <= typosAllowed(wanted)) return typos;
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

function typosAllowed(word: string): number {
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
