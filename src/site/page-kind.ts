// What a page is, by its address.

import type { PageKind } from '#schema/page-kind.ts';

const areas: [prefix: string, kind: PageKind][] = [
  ['/cs/html/getting-started/', 'lesson'],
  ['/cs/html/elements/', 'element'],
  ['/cs/html/attributes/', 'attribute'],
  ['/cs/html/accessibility/', 'guide'],
  ['/quests/', 'quest'],
  ['/projects/', 'project'],
  ['/build-own/', 'build-own'],
  ['/blog/', 'post'],
];

/** Pages of lists between the guides. */
const lists = ['/cs/html/accessibility/roles', '/cs/html/accessibility/aria'];

/** The kind of the page at an address. Anything that only leads to other pages is an index. */
export function kindOfPage(path: string): PageKind {
  const kind = areas.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'index';
  const name = path.split('/').at(-1) ?? '';
  if (lists.includes(path)) return 'index';
  // No element has a hyphen in its name, so a page about several has one; six headings share a page.
  if (kind === 'element' && name.includes('-') && name !== 'h1-h6') return 'overview';
  if (kind === 'attribute' && name.endsWith('-attributes')) return 'overview';
  return kind;
}
