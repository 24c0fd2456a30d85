// How pages name the pages they are connected with, in front matter: `needs` lists what to read first, `covers` the
// elements and attributes that a page teaches or practises. A name is resolved against the paths of all pages, with the
// section table, so the same names work for the check of the front matter and for the links on the pages.
import { isCodeName } from './code-name.ts';
import { placeOf } from './place.ts';
import { namesOf } from './reference-names.ts';
import { courses, sectionOf } from './sections.ts';

export const connectionFields = ['needs', 'covers'] as const;

export type ConnectionField = (typeof connectionFields)[number];

/** The path of the page that each name means. */
type ConnectionNames = Record<ConnectionField, ReadonlyMap<string, string>>;

/**
 * The names of all pages: lessons by their slug, elements as `<table>`, attributes as `scope`, all by their path. If
 * pages of two courses or references have the same name, the first one has it, and the other is named by its path.
 */
export function connectionNames(paths: Iterable<string>): ConnectionNames {
  const needs = new Map<string, string>();
  const covers = new Map<string, string>();
  const add = (names: Map<string, string>, name: string, path: string) => {
    if (!names.has(name)) names.set(name, path);
  };
  for (const path of paths) {
    needs.set(path, path);
    covers.set(path, path);
    const course = courses.find((section) => path.startsWith(`${section.path}/`));
    if (course) add(needs, path.slice(course.path.length + 1), path);
    for (const name of codeNamesOf(path)) add(covers, name, path);
  }
  return { needs, covers };
}

/** The names under a field of front matter; null if it is not a list of text. */
export function connectionsIn(meta: Record<string, unknown>, field: ConnectionField): string[] | null {
  const written = meta[field] ?? [];
  const isList = Array.isArray(written) && written.every((name) => typeof name === 'string' && name !== '');
  return isList ? written : null;
}

/** Whether the front matter of the page at a path connects it with others. */
export function isConnecting(path: string): boolean {
  return placeOf(path).row.isConnecting ?? false;
}

/** The names of the code that a page is about, as in prose: with angle brackets for an element. */
function codeNamesOf(path: string): string[] {
  const section = sectionOf(path);
  if (!section || !isCodeName(path)) return [];
  const name = path.slice(section.path.length + 1);
  // A kind of an element or a value of an attribute, such as `input/date`.
  if (name.includes('/')) return section.names === 'aria' ? [name.slice(name.indexOf('/') + 1)] : [name];
  const names = namesOf({ title: name, path }).map(({ title }) => title);
  return section.names === 'element' ? names.map((element) => `<${element}>`) : names;
}
