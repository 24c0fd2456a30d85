// Which packs of pages a reader may save: one a section. What lies in none of them, such as the home page, leads to the
// others and comes with each.
import { packAnchor } from '#schema/document-hooks.ts';
import type { Pack } from '#schema/offline.ts';
import type { Settings } from '#schema/settings.ts';
import { listOfSections, type Section, sectionOf } from '#site/sections.ts';
import { contentsOf, countPages } from './branch-contents.ts';
import type { SiteData } from './site-data.ts';

/** The pack of a site that has none of the sections: all of it. */
const wholeSite = 'all';

/** The packs in the order of the sections. */
export function packsOf(site: SiteData): Pack[] {
  const packs = listOfSections.flatMap((section) => {
    const node = site.nodeByPath.get(section.path);
    if (!isPack(section) || !node || countPages(node) === 0) return [];
    return [{ id: idOf(section), title: titleOf(site, section), about: contentsOf(node) }];
  });
  if (packs.length > 0) return packs;
  const pages = site.tree.reduce((sum, item) => sum + countPages(item), 0);
  return pages === 0
    ? []
    : [{ id: wholeSite, title: site.settings.name, about: `${pages} page${pages === 1 ? '' : 's'}` }];
}

/** The pack that a page belongs to; null for one that comes with each of them. */
export function packOfPage(path: string, packs: readonly Pack[]): string | null {
  if (packs.length === 1 && packs[0]?.id === wholeSite) return wholeSite;
  const section = sectionOf(path);
  const id = section && isPack(section) ? idOf(section) : null;
  return packs.some((pack) => pack.id === id) ? id : null;
}

/** Where the pack of the section that begins at a path is saved; null for any other page. */
export function packPlace(path: string, { offline }: Settings): string | null {
  const section = sectionOf(path);
  return offline && section?.path === path && isPack(section)
    ? `${offline}#${packAnchor(idOf(section))}`
    : null;
}

/** A subject is read by its parts. */
function isPack({ landing }: Section): boolean {
  return landing !== 'subjects' && landing !== 'subject';
}

function idOf({ path }: Section): string {
  return path.slice(1).replaceAll('/', '-');
}

/** A course is named after its subject. */
function titleOf(site: SiteData, { path, isCourse }: Section): string {
  const title = (at: string) => site.nodeByPath.get(at)?.title ?? '';
  return isCourse ? `${title(path.slice(0, path.lastIndexOf('/')))} course` : title(path);
}
