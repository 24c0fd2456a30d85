// From a file in the content folder to its address. The rules are those of Nuxt Content v3,
// so that a folder written for it keeps its addresses.
import slugify from 'slugify';

const versionSegment = /^\d+(?:\.\d+)*(?:\.x)?$/;

/** `1.cs/1.html/2.elements/10.a.md` becomes `/cs/html/elements/a`. */
export function pathFromFile(file: string): string {
  const segments = withoutExtension(file)
    .split('/')
    .map((segment) => slugify(plainName(segment), { lower: true }))
    .filter(Boolean);
  return `/${segments.join('/')}`;
}

/** The source path without its extension; number prefixes stay: `1.cs/1.html/2.elements/a`. */
export function stemFromFile(file: string): string {
  return withoutExtension(file);
}

/** One segment of a stem without its number prefix and draft mark; `index` becomes empty. */
export function plainName(segment: string): string {
  if (versionSegment.test(segment)) return segment;
  return segment
    .replace(/^\d+\./, '')
    .replace(/^index(\.draft)?$/, '')
    .replace(/\.draft$/, '');
}

/** Drops the query, the hash and one trailing slash, so that a written path can be compared with a stored one. */
export function normalisePath(path: string): string {
  const bare = path.replace(/[?#].*$/s, '');
  return bare.length > 1 && bare.endsWith('/') ? bare.slice(0, -1) : bare;
}

function withoutExtension(file: string): string {
  return file.replace(/\.[^./]+$/, '');
}
