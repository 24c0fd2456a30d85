// Builds the navigation tree from the pages of a collection. Pure: rows in, tree out.

import { compareStems, pathFromFile } from '#lib/address/content-path.ts';
import { titleFromFileName } from '#lib/title-case.ts';
import type { NavigationItem } from '#schema/navigation.ts';
import type { Page } from '#schema/page/page.ts';

export type NavigationSource = Pick<
  Page,
  'navigation' | 'stem' | 'path' | 'title' | 'icon' | 'description' | 'showChildren'
> &
  Partial<Page>;

/** The settings of a folder's `.navigation` file, by the folder's stem. */
export type DirectorySettings = ReadonlyMap<string, Record<string, unknown>>;

/**
 * Builds the tree; `extraFields` are copied onto every item that is a page. Siblings follow their stems, or
 * the given order.
 */
export function buildNavigation(
  pages: readonly NavigationSource[],
  directories: DirectorySettings = new Map(),
  extraFields: readonly string[] = [],
  order: 'stem' | 'given' = 'stem',
): NavigationItem[] {
  const root: NavigationItem[] = [];
  const byPath = new Map<string, NavigationItem>();
  const visible = pages.filter(
    (page) => page.navigation !== false && !isInHiddenDirectory(page.stem, directories),
  );
  if (order === 'stem') visible.sort((a, b) => compareStems(a.stem, b.stem));

  for (const page of visible) {
    const siblings = ensureParents(page);
    const item = itemFromPage(page, extraFields);
    const directory = byPath.get(page.path);
    if (directory) {
      // The folder was created before its own page was read: the page's fields replace the generated ones.
      const { page: _generated, ...kept } = directory;
      delete directory.page;
      Object.assign(directory, { ...kept, ...item });
    }
    const node = directory ?? item;
    if (isIndex(page.stem) && page.path !== '/') {
      const settings = directories.get(parentStem(page.stem));
      node.children = [{ ...item }, ...(node.children ?? [])];
      node.stem = parentStem(page.stem);
      if (settings) Object.assign(node, itemFields(settings));
    }
    if (!directory) {
      byPath.set(page.path, node);
      siblings.push(node);
    }
  }
  return root;

  /** The list that contains the page's node; adds missing nodes for its parent folders. */
  function ensureParents(page: NavigationSource): NavigationItem[] {
    const segments = page.path.split('/').filter(Boolean);
    const stems = page.stem.split('/');
    let siblings = root;
    let path = '';
    for (const [depth, segment] of segments.slice(0, -1).entries()) {
      path += `/${segment}`;
      let node = byPath.get(path);
      if (!node) {
        const folder = stems.slice(0, depth + 1).join('/');
        // A page with its own `path:` may be in a folder unrelated to its address.
        const stem = pathFromFile(`${folder}/index.md`) === path ? folder : path.slice(1);
        const settings = directories.get(stem);
        node = {
          title: titleFromFileName(segment),
          path,
          stem,
          page: false,
          ...(settings && itemFields(settings)),
        };
        byPath.set(path, node);
        siblings.push(node);
      }
      node.children ??= [];
      siblings = node.children;
    }
    return siblings;
  }
}

function itemFromPage(page: NavigationSource, extraFields: readonly string[]): NavigationItem {
  const item: NavigationItem = { title: page.title, path: page.path, stem: page.stem };
  if (page.icon) item.icon = page.icon;
  if (page.description) item.description = page.description;
  if (page.showChildren) item.showChildren = true;
  for (const field of extraFields) item[field] = page[field as keyof Page] ?? null;
  return typeof page.navigation === 'object' ? Object.assign(item, page.navigation) : item;
}

/**
 * The fields that a `.navigation` file adds to its folder's item, without the switch that hides the folder
 * and the language of its pages.
 */
function itemFields(settings: Record<string, unknown>): Record<string, unknown> {
  const { navigation: _switch, lang: _lang, dir: _dir, ...words } = settings;
  return words;
}

/** Whether a `.navigation` file hides the page's folder, or one above it, from menus and search. */
export function isInHiddenDirectory(stem: string, directories: DirectorySettings): boolean {
  const segments = stem.split('/');
  return segments.some(
    (_, depth) => directories.get(segments.slice(0, depth).join('/'))?.navigation === false,
  );
}

function isIndex(stem: string): boolean {
  return /(?:^|\/)(?:\d+\.)?index(?:\.draft)?$/.test(stem);
}

function parentStem(stem: string): string {
  return stem.split('/').slice(0, -1).join('/');
}
