// Maps a file in the content folder to its address and its position in reading order. The rules are those of
// Nuxt Content v3, so content written for it keeps its addresses.
import slugify from 'slugify';

const versionSegment = /^\d+(?:\.\d+)*(?:\.x)?$/;

/** The home page of a folder whose Markdown is also read in place, as on GitHub. */
export const homeReadme = 'README.md';

/** `1.cs/1.html/2.elements/10.a.md` becomes `/cs/html/elements/a`. */
export function pathFromFile(file: string): string {
  if (file === homeReadme) return '/';
  const segments = withoutExtension(file)
    .split('/')
    .map((segment) => addressName(plainName(segment)))
    .filter(Boolean);
  return `/${segments.join('/')}`;
}

/** A name without any Latin letters is kept, because addresses may contain any characters. */
function addressName(name: string): string {
  return slugify(name, { lower: true }) || name.trim().toLowerCase().replace(/\s+/g, '-');
}

/** The source path without its extension; number prefixes stay: `1.cs/1.html/2.elements/a`. */
export function stemFromFile(file: string): string {
  return file === homeReadme ? 'index' : withoutExtension(file);
}

/** One segment of a stem without its number prefix and draft mark; `index` becomes empty. */
export function plainName(segment: string): string {
  if (versionSegment.test(segment)) return segment;
  return segment
    .replace(/^\d+\./, '')
    .replace(/^index(\.draft)?$/, '')
    .replace(/\.draft$/, '');
}

/**
 * Removes the query, the hash and one trailing slash, so that a written path can be compared with a stored
 * one.
 */
export function normalisePath(path: string): string {
  const bare = path.replace(/[?#].*$/s, '');
  return bare.length > 1 && bare.endsWith('/') ? bare.slice(0, -1) : bare;
}

function withoutExtension(file: string): string {
  return file.replace(/\.[^./]+$/, '');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const pageSegments = /^(?:\/[^/\\?#\u0000-\u001f\u007f]+)+\/?$/;
const dotSegments = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * Whether a written address can be the path of a page. The build creates folders from it, which must stay
 * inside the output folder. Browsers follow it unchanged, so it must not resolve to another page or, with two
 * leading slashes, to another site.
 */
export function isPagePath(path: string): boolean {
  return path === '/' || (pageSegments.test(path) && !dotSegments.test(path));
}

/** Whether an address can be the prefix of all pages: a folder of that name must produce the same address. */
export function isMountPrefix(path: string): boolean {
  return isPagePath(path) && path !== '/' && pathFromFile(`${path.slice(1)}/index.md`) === path;
}

const collator = new Intl.Collator('en', { numeric: true });

/** Reading order of two stems: segment by segment, numbers by value, a folder's `index` before its other files. */
export function compareStems(a: string, b: string): number {
  const left = a.split('/');
  const right = b.split('/');
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const order = compareSegments(left[i] ?? '', right[i] ?? '');
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function compareSegments(a: string, b: string): number {
  if (a === b) return 0;
  if (a === 'index') return -1;
  if (b === 'index') return 1;
  return collator.compare(a, b) || (a < b ? -1 : 1);
}
