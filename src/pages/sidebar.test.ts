import { expect, test } from 'vitest';
import { maxSidebarItems } from '#schema/constants.ts';
import type { NavigationItem } from '#schema/navigation.ts';
import { sidebarOf } from './sidebar.ts';
import type { SiteData } from './site-data.ts';

/** A site of one section that counts how often its entries are read. */
function siteWith(pages: number) {
  let reads = 0;
  const children = Array.from({ length: pages }, (_, index): NavigationItem => {
    const path = `/section/${index}`;
    return {
      title: `Page ${index}`,
      stem: '',
      get path() {
        reads++;
        return path;
      },
    };
  });
  const section: NavigationItem = { title: 'Section', path: '/section', stem: '', children };
  const site = { nodeByPath: new Map([['/section', section]]) } as Partial<SiteData> as SiteData;
  const listOf = (page: number) => sidebarOf(site, '/section', `/section/${page}`);
  const readsIn = (work: () => void) => {
    const before = reads;
    work();
    return reads - before;
  };
  return { listOf, readsIn };
}

test('a long list is cut around the page, which alone is the current one', () => {
  const { listOf } = siteWith(2 * maxSidebarItems);
  const list = listOf(300);
  const width = 2 * Math.floor(maxSidebarItems / 6);
  expect(list?.items.length).toBe(width);
  expect(list?.hidden).toBe(2 * maxSidebarItems - width);
  expect(list?.items.filter(({ isCurrent }) => isCurrent).map(({ path }) => path)).toEqual(['/section/300']);
  expect(listOf(0)?.items[0]).toMatchObject({ path: '/section/0', isCurrent: true });
  expect(listOf(1)?.items[0]).toMatchObject({ path: '/section/0', isCurrent: false });
});

test('what two pages show alike is one object, whether the list is cut or not', () => {
  for (const pages of [10, 2 * maxSidebarItems]) {
    const { listOf } = siteWith(pages);
    const [one = [], other = []] = [listOf(4)?.items, listOf(5)?.items];
    expect(other.length).toBe(one.length);
    const different = one.flatMap((item, index) => (item === other[index] ? [] : [index]));
    expect(different).toEqual([4, 5]);
  }
});

test('the list beside one more page costs no look at all entries', () => {
  const pages = 10 * maxSidebarItems;
  const { listOf, readsIn } = siteWith(pages);
  readsIn(() => listOf(1));
  const once = readsIn(() => listOf(pages / 2));
  expect(once).toBeLessThan(pages / 2);
  const again = readsIn(() => listOf(pages / 2 + 1));
  expect(again).toBeLessThan(10);
});
