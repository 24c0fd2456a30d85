// The packs of pages a reader can save: one per section. Pages in none of them, such as the home page, link
// to the others and are part of every pack.
import { packAnchor } from '#schema/document-hooks.ts';
import type { Pack } from '#schema/offline.ts';
import type { Settings } from '#schema/settings.ts';
import { listOfSections, type Section, sectionOf } from '#site/sections.ts';
import { contentsOf, countPages } from './branch-contents.ts';
import { type SiteData, sectionTitle } from './site-data.ts';

/** The pack of a site without any of the sections: the whole site. */
const wholeSite = 'all';

/** The packs in the order of the sections. */
export function packsOf(site: SiteData): Pack[] {
  const packs = listOfSections.flatMap((section) => {
    const node = site.nodeByPath.get(section.path);
    if (!isPack(section) || !node || countPages(node) === 0) return [];
    return [{ id: idOf(section), title: sectionTitle(site, section), about: contentsOf(node) }];
  });
  if (packs.length > 0) return packs;
  const pages = site.tree.reduce((sum, item) => sum + countPages(item), 0);
  return pages === 0
    ? []
    : [{ id: wholeSite, title: site.settings.name, about: `${pages} page${pages === 1 ? '' : 's'}` }];
}

/** The pack of a page; null for a page that is part of every pack. */
export function packOfPage(path: string, packs: readonly Pack[]): string | null {
  if (packs.length === 1 && packs[0]?.id === wholeSite) return wholeSite;
  const section = sectionOf(path);
  const id = section && isPack(section) ? idOf(section) : null;
  return packs.some((pack) => pack.id === id) ? id : null;
}

/** The link for saving the pack of the section that starts at a path; null for any other page. */
export function packPlace(path: string, { offline }: Settings): string | null {
  const section = sectionOf(path);
  return offline && section?.path === path && isPack(section)
    ? `${offline}#${packAnchor(idOf(section))}`
    : null;
}

/** A subject is saved by its parts. */
function isPack({ landing }: Section): boolean {
  return landing !== 'subjects' && landing !== 'subject';
}

function idOf({ path }: Section): string {
  return path.slice(1).replaceAll('/', '-');
}
