import type { NavigationItem } from '#schema/navigation.ts';

/** The pages before and after a path in reading order: always `before + after` entries, padded with null. */
export function surroundingsOf(
  tree: readonly NavigationItem[],
  path: string,
  { before = 1, after = 1 }: { before?: number; after?: number } = {},
): (NavigationItem | null)[] {
  const pages = flattenNavigation(tree);
  const index = pages.findIndex((page) => page.path === path);
  const offsets = [...range(-before, -1), ...range(1, after)];
  return offsets.map((offset) => (index < 0 ? null : (pages[index + offset] ?? null)));
}

/** Every page of the tree in reading order, without folders that have no page and without repeated index pages. */
export function flattenNavigation(tree: readonly NavigationItem[]): NavigationItem[] {
  const seen = new Set<string>();
  const pages: NavigationItem[] = [];
  const visit = (items: readonly NavigationItem[]) => {
    for (const item of items) {
      if (item.page !== false && !seen.has(item.path)) {
        seen.add(item.path);
        const { children: _children, ...page } = item;
        pages.push(page);
      }
      if (item.children) visit(item.children);
    }
  };
  visit(tree);
  return pages;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
}
