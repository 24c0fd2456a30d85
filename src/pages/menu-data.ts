// The tree for the menu of small screens. It is fetched as a whole when the menu is opened, so the lists of a
// very large site are cut: a phone would take too long to render it, and nobody scrolls through ten thousand
// rows.
import * as text from '#messages/listings.ts';
import type { MenuItem, NavigationItem } from '#schema/navigation.ts';
import { childrenOf, contentsOf } from './branch-contents.ts';
import { firstPath, inOrder, sectionsOf } from './shell-data.ts';

/** Limits for the length of one list; the first one that makes the menu small enough is used. */
const longestLists = [300, 100, 30, 10];

/** More entries take an old phone a second to fetch and parse. */
const mostEntries = 3000;

export function menuOf(tree: readonly NavigationItem[]): MenuItem[] {
  const sections = sectionsOf(tree);
  const longest = longestLists.find((most) => entriesOf(sections, most) <= mostEntries);
  return sections.map((section) => menuItem(section, longest ?? Math.min(...longestLists)));
}

/** The total number of entries if no list is longer than `most`. */
function entriesOf(items: readonly NavigationItem[], most: number): number {
  let entries = items.length;
  for (const item of items) entries += entriesOf(childrenOf(item).slice(0, most), most);
  return entries;
}

function menuItem(item: NavigationItem, most: number): MenuItem {
  const path = item.page === false ? null : item.path;
  const children = inOrder(item, childrenOf(item));
  if (children.length === 0) return [item.title, path];
  const shown = children.slice(0, most).map((child) => menuItem(child, most));
  return [item.title, path, [...shown, ...restOf(children, most)], contentsOf(item)];
}

/** A link to the first page of the rest of a long list; the list beside that page shows its neighbours. */
function restOf(children: readonly NavigationItem[], most: number): MenuItem[] {
  const next = children[most];
  if (!next) return [];
  return [[text.moreFrom(children.length - most, next.title), firstPath(next)]];
}
