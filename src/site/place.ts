// The position of a page on the site, derived from its address: section, list and kind.
import { type Kind, kindRow, type PageKind } from './kinds.ts';
import { listPathOf, type Section, sectionOf } from './sections.ts';
import { isTagPath } from './tags.ts';

export interface Place {
  path: string;
  /** The deepest section that the page is in; null outside all of them. */
  section: Section | null;
  /** Whether it is the first page of its section. */
  isFirst: boolean;
  /** The path of the list beside the page; see `listPathOf`. */
  list: string | null;
  kind: PageKind;
  /** Whether it is one of the pages of an entry, such as a step of a guide or a type of `input`; see `kindBelow`. */
  isPart: boolean;
  /** The row of its kind. */
  row: Kind;
}

export function placeOf(path: string): Place {
  const section = sectionOf(path);
  const list = listPathOf(path);
  const isFirst = section?.path === path;
  const kind = section && !isFirst && !isTagPath(path) ? kindIn(section, path) : 'index';
  const isPart = kind !== 'index' && kind === section?.kindBelow;
  return { path, section, isFirst, list, kind, isPart, row: kindRow(kind) };
}

/** The kind of the page at an address. Pages that only link to others are of the kind `index`. */
export function kindOfPage(path: string): PageKind {
  return placeOf(path).kind;
}

function kindIn(section: Section, path: string): PageKind {
  const below = path.slice(section.path.length + 1);
  const [folder = ''] = below.split('/');
  const inFolder = section.folders && Object.hasOwn(section.folders, folder) && section.folders[folder];
  if (inFolder) return below === folder ? 'index' : inFolder;
  const name = path.split('/').at(-1) ?? '';
  if (section.kindBelow && below.includes('/')) return section.kindBelow;
  // No element has a hyphen in its name, so a page with one is about several elements; the six headings share
  // a page.
  if (section.names === 'element' && name.includes('-') && name !== 'h1-h6') return 'overview';
  if (section.names === 'attribute' && name.endsWith('-attributes')) return 'overview';
  return section.kind;
}
