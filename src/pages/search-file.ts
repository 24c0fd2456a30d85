// Builds the search file from the content: only pages of the navigation tree, in reading order.

import type { SearchSection } from '#queries/search-sections.ts';
import { pageCollections } from '#schema/collections.ts';
import type { NavigationItem } from '#schema/navigation.ts';
import {
  type PageSearch,
  packHeading,
  packNames,
  type SearchFile,
  type SearchKind,
  searchKinds,
} from '#schema/search.ts';
import { sectionOf } from '#site/sections.ts';
import type { SiteData } from './site-data.ts';

/** The search file of a site. */
export async function searchFileOf({ tree, queries }: SiteData): Promise<SearchFile> {
  const rows = await Promise.all(
    pageCollections.map((collection) => queries.queryCollectionSearchSections(collection)),
  );
  return packSearchFile(tree, rows.flat(), queries.listPageSearch());
}

/** Packs the rows of the pages that are in the tree. */
export function packSearchFile(
  tree: readonly NavigationItem[],
  rows: readonly SearchSection[],
  searchByPath: ReadonlyMap<string, PageSearch> = new Map(),
): SearchFile {
  const rowsByPath = Map.groupBy(rows, ({ id }) => id.split('#', 1)[0] ?? '');
  const icons = createNameList();
  const sections = createNameList();
  const parents = createNameList();
  const file: SearchFile = {
    ...{ icons: icons.list, sections: sections.list, parents: parents.list },
    ...{ paths: [], titles: [], descriptions: [], keywords: [] },
    ...{ sectionOf: [], parentOf: [], iconOf: [], kindOf: [], rows: [] },
  };

  const visit = (item: NavigationItem, above: readonly NavigationItem[]) => {
    const [page, ...headings] = rowsByPath.get(item.path) ?? [];
    // The index of a folder is both the folder's own page and its first child.
    rowsByPath.delete(item.path);
    const [section = hasChildren(item) ? item : undefined] = above;
    const icon = [...above, item].findLast((node) => node.icon)?.icon;
    if (page) {
      const { keywords = [], names = [] } = searchByPath.get(item.path) ?? {};
      file.paths.push(item.path);
      file.titles.push(page.title);
      file.descriptions.push(page.description);
      file.keywords.push(keywords.join(';'));
      file.sectionOf.push(sections.indexOf(section?.title));
      file.parentOf.push(parents.indexOf(above.at(-1)?.title));
      file.iconOf.push(icons.indexOf(icon));
      file.kindOf.push(searchKinds.indexOf(searchKindOf(item.path, page.title)));
      file.rows.push(packRows(headings, names));
    }
    for (const child of item.children ?? [])
      visit(child, child.path === item.path ? above : [...above, item]);
  };
  for (const item of tree) visit(item, []);
  return file;
}

/** Every heading, followed by the names below it. */
function packRows(headings: readonly SearchSection[], names: PageSearch['names']): string {
  const namesBelow = (section: number) =>
    names.flatMap(([own, ...list]) => (own === section ? [packNames(list)] : []));
  return [
    ...namesBelow(0),
    ...headings.flatMap(({ id, title, titles }, index) => [
      packHeading({ depth: titles.length, text: title, id: id.slice(id.indexOf('#') + 1) }),
      ...namesBelow(index + 1),
    ]),
  ].join('\n');
}

function hasChildren({ path, children = [] }: NavigationItem): boolean {
  return children.some((child) => child.path !== path);
}

/** A list without duplicates; looking up a new name adds it. */
function createNameList() {
  const positions = new Map<string, number>();
  const list: string[] = [];
  return {
    list,
    indexOf(name: string | undefined): number {
      if (!name) return -1;
      const known = positions.get(name);
      if (known !== undefined) return known;
      positions.set(name, list.length);
      return list.push(name) - 1;
    },
  };
}

/** A name as in code: `a`, `input type=date`, `data-*`. */
const codeName = /^[a-z][\w*-]*(?:=\S+)?(?: [\w-]+=\S+)?$/;

/**
 * Whether a page is about one element or one attribute, judged by its section and by a title that is a name
 * in code.
 */
export function searchKindOf(path: string, title: string): SearchKind {
  if (!codeName.test(title)) return 'page';
  switch (sectionOf(path)?.names) {
    case 'element':
      return 'element';
    case 'attribute':
      return 'attribute';
    case 'aria':
      return title.startsWith('aria-') ? 'attribute' : 'page';
    default:
      return 'page';
  }
}
