// What a page is, by its address.
import type { PageKind } from '#schema/page/page-kind.ts';
import { listPathOf, sectionOf, sections } from './sections.ts';
import { isTagPath } from './tags.ts';

/** Lists among the guides. */
const lists = ['roles', 'aria'].map((name) => `${sections.accessibility.path}/${name}`);

/** The kind of the page at an address. Anything that only leads to other pages is an index. */
export function kindOfPage(path: string): PageKind {
  const section = sectionOf(path);
  if (!section || section.path === path || lists.includes(path) || isTagPath(path)) return 'index';
  const name = path.split('/').at(-1) ?? '';
  // No element has a hyphen in its name, so a page about several has one; six headings share a page.
  if (section.names === 'element' && name.includes('-') && name !== 'h1-h6') return 'overview';
  if (section.names === 'attribute' && name.endsWith('-attributes')) return 'overview';
  // A guide has its steps below it.
  if (section.kind === 'build-own' && listPathOf(path) !== path) return 'step';
  return section.kind;
}
