// Families of a flat section. Pages set theirs with `navigation.group`; the section's `.navigation` file
// lists the families in order: `groups: { text: Text-level meaning }`. Without that, a section keeps the
// order of its files.

import { flattenNavigation } from '#queries/surroundings.ts';
import type { NavigationItem } from '#schema/navigation.ts';
import { sectionOf } from '#site/sections.ts';
import { orderOf, type SiteData } from './site-data.ts';

const grouped = new WeakMap<NavigationItem, NavigationItem>();
const orders = new WeakMap<NavigationItem, NavigationItem[]>();

/**
 * The section with its pages in families, each a folder without a page; the section itself if it has none.
 */
export function groupedSection(section: NavigationItem): NavigationItem {
  const known = grouped.get(section);
  if (known) return known;
  const result = group(section);
  grouped.set(section, result);
  return result;
}

/** The pages of a section in the order of its list. */
export function readingOrder(site: SiteData, path: string): NavigationItem[] {
  const section = site.nodeByPath.get(path);
  const node = section && groupedSection(section);
  if (!node || node === section) return orderOf(site, path);
  const known = orders.get(node);
  if (known) return known;
  const order = flattenNavigation([node]);
  orders.set(node, order);
  return order;
}

function group(section: NavigationItem): NavigationItem {
  const { groups, children = [] } = section;
  const isIndex = (page: NavigationItem) => page.path === section.path;
  if (typeof groups === 'object' && groups !== null) {
    const isGrouped = ({ group }: NavigationItem) =>
      typeof group === 'string' && Object.hasOwn(groups, group);
    const families = Object.entries(groups).map(([key, title]) =>
      family(
        section,
        key,
        String(title),
        children.filter((page) => page.group === key).toSorted((a, b) => rankOf(a) - rankOf(b)),
      ),
    );
    const filled = families.filter((item) => item.children?.length);
    return { ...section, children: [...children.filter((page) => !isGrouped(page)), ...filled] };
  }
  // A section's own pages become a family if it also has folders.
  const row = sectionOf(section.path);
  const own = row?.path === section.path ? row.ownFamily : undefined;
  const pages = children.filter((page) => !page.children && !isIndex(page));
  const folders = children.filter((page) => page.children);
  if (!own || pages.length === 0 || folders.length === 0) return section;
  return {
    ...section,
    children: [...children.filter(isIndex), family(section, 'own', own, pages), ...folders],
  };
}

function family(
  section: NavigationItem,
  key: string,
  title: string,
  children: NavigationItem[],
): NavigationItem {
  // No page has an anchor in its path, so this cannot clash with an address.
  return { title, path: `${section.path}#${key}`, stem: `${section.stem}#${key}`, page: false, children };
}

/** Pages without an order come last, in the order of their files. */
function rankOf(page: NavigationItem): number {
  return typeof page.order === 'number' ? page.order : Number.MAX_SAFE_INTEGER;
}
