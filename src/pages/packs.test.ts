import { expect, test } from 'vitest';
import type { NavigationItem } from '#schema/navigation.ts';
import { packOfPage, packsOf } from './packs.ts';
import type { SiteData } from './site-data.ts';

function siteOf(...paths: string[]): SiteData {
  const nodes = new Map<string, NavigationItem>();
  for (const path of paths) {
    const node = { path, title: path.split('/').at(-1) || 'home', children: [] } as unknown as NavigationItem;
    nodes.set(path, node);
    nodes.get(path.slice(0, path.lastIndexOf('/')))?.children?.push(node);
  }
  const tree = [...nodes.values()].filter(({ path }) => path.lastIndexOf('/') === 0);
  return { tree, nodeByPath: nodes, settings: { name: 'Small' } } as unknown as SiteData;
}

test('each section with pages is a pack, and a course is named after its subject', () => {
  const site = siteOf(
    '/cs',
    '/cs/html',
    '/cs/html/getting-started',
    '/cs/html/getting-started/a',
    '/blog',
    '/about',
  );
  const packs = packsOf(site);
  expect(packs).toEqual([
    { id: 'cs-html-getting-started', title: 'html course', about: '1 lesson' },
    { id: 'blog', title: 'blog', about: '0 posts' },
  ]);
  const packOf = (path: string) => packOfPage(path, packs);
  expect(packOf('/cs/html/getting-started/a')).toBe('cs-html-getting-started');
  expect(packOf('/blog')).toBe('blog');
  // These pages link to the packs, so each pack contains them.
  expect(['/', '/cs', '/cs/html', '/about', '/quests/none'].map(packOf)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('a site without any of the sections is one pack', () => {
  const packs = packsOf(siteOf('/alpha', '/many', '/many/a'));
  expect(packs).toEqual([{ id: 'all', title: 'Small', about: '3 pages' }]);
  expect(packOfPage('/many/a', packs)).toBe('all');
  expect(packsOf(siteOf())).toEqual([]);
});
