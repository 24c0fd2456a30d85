// The file of the search, made from the content: only pages of the navigation tree, in reading order.
import type { SearchSection } from '#queries/search-sections.ts';
import { pageCollections } from '#schema/collections.ts';
import type { NavigationItem } from '#schema/navigation.ts';
import {
  headingId,
  type PackedHeading,
  type SearchFile,
  type SearchKind,
  searchKinds,
} from '#schema/search.ts';
import { layoutOf, matchRoute } from '#site/routes.ts';
import type { SiteData } from './site-data.ts';

/** Asks the content for its search rows and packs them. */
export async function searchFileOf({ tree, queries }: SiteData): Promise<SearchFile> {
  const rows = await Promise.all(
    pageCollections.map((collection) => queries.queryCollectionSearchSections(collection)),
  );
  return packSearchFile(tree, rows.flat());
}

export function packSearchFile(tree: readonly NavigationItem[], rows: readonly SearchSection[]): SearchFile {
  const rowsByPath = Map.groupBy(rows, ({ id }) => id.split('#', 1)[0] ?? '');
  const icons = createNames();
  const sections = createNames();
  const parents = createNames();
  const pages: SearchFile['pages'] = [];

  const visit = (item: NavigationItem, above: readonly NavigationItem[]) => {
    const [page, ...headings] = rowsByPath.get(item.path) ?? [];
    // The index of a folder is the folder's own page and, once more, its first child.
    rowsByPath.delete(item.path);
    const [section = hasChildren(item) ? item : undefined] = above;
    const icon = [...above, item].findLast((node) => node.icon)?.icon;
    if (page)
      pages.push([
        item.path,
        page.title,
        page.description,
        sections.place(section?.title),
        parents.place(above.at(-1)?.title),
        icons.place(icon),
        searchKinds.indexOf(kindOfPage(item.path, page.title)),
        headings.map(packHeading),
      ]);
    for (const child of item.children ?? [])
      visit(child, child.path === item.path ? above : [...above, item]);
  };
  for (const item of tree) visit(item, []);
  return { icons: icons.list, sections: sections.list, parents: parents.list, pages };
}

function packHeading({ id, title, titles }: SearchSection): PackedHeading {
  const own = id.slice(id.indexOf('#') + 1);
  return own === headingId(title) ? [titles.length, title] : [titles.length, title, own];
}

function hasChildren({ path, children = [] }: NavigationItem): boolean {
  return children.some((child) => child.path !== path);
}

/** A list of names without repetition, and the place of each. */
function createNames() {
  const places = new Map<string, number>();
  const list: string[] = [];
  return {
    list,
    place(name: string | undefined): number {
      if (!name) return -1;
      const known = places.get(name);
      if (known !== undefined) return known;
      places.set(name, list.length);
      return list.push(name) - 1;
    },
  };
}

/** A name as it is written in code, for example `a`, `input type=date`, `data-*`. */
const codeName = /^[a-z][\w*-]*(?:=\S+)?(?: [\w-]+=\S+)?$/;

/** Whether a page is about one element or one attribute: by its section, and a title that is a piece of code. */
export function kindOfPage(path: string, title: string): SearchKind {
  if (!codeName.test(title)) return 'page';
  switch (layoutOf(matchRoute(path), path)) {
    case 'cs-html-els':
      return 'element';
    case 'cs-html-attrs':
      return 'attribute';
    case 'cs-html-acc':
      return title.startsWith('aria-') ? 'attribute' : 'page';
    default:
      return 'page';
  }
}
