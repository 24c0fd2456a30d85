import { expect, test } from 'vitest';
import { islandKey } from '#lib/island-key.ts';
import { type IslandUse, islandPath } from '#schema/island.ts';
import { BUILD } from './testing/build-folder.ts';
import { createTestApp, openApp } from './testing/open-app.ts';

const use = { name: 'LatestPosts', props: { count: 2 } };
const addressOf = ({ name, props }: { name: string; props: object }) =>
  `${islandPath(islandKey(name, { ...props }))}?props=${encodeURIComponent(JSON.stringify(props))}`;

async function setUp() {
  const built = { id: islandKey('LatestPosts', { count: 3 }), html: '<div>built</div>', head: {} };
  const { site } = await openApp({
    ...BUILD,
    [islandPath(built.id).slice(1)]: JSON.stringify(built),
    'api/_nuxt_icon/lucide.json': 'a file of that name is never asked',
  });
  const asked: { use: IslandUse; stamp: string }[] = [];
  const app = createTestApp({
    files: site,
    renderFragment: async (wanted, stamp) => {
      asked.push({ use: wanted, stamp });
      return { html: '<div>rendered</div>', head: {} };
    },
  });
  return { app, asked, stamp: site.last().stamp };
}

test('a fragment of the build is taken from the build', async () => {
  const { app, asked } = await setUp();
  const response = await app.request(addressOf({ name: 'LatestPosts', props: { count: 3 } }));
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ html: '<div>built</div>' });
  expect(asked).toEqual([]);
});

test('another one is rendered, with the build it belongs to', async () => {
  const { app, asked, stamp } = await setUp();
  const response = await app.request(addressOf(use));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(response.headers.get('content-security-policy')).not.toBe('');
  expect(await response.json()).toEqual({ html: '<div>rendered</div>', head: {} });
  expect(asked).toMatchObject([{ use, stamp }]);
});

test('a request that fails the checks renders nothing', async () => {
  const { app, asked } = await setUp();
  for (const [path, status] of [
    ['/__nuxt_island/Nope_x.json', 404],
    ['/__nuxt_island/LatestPosts_wrong.json', 400],
    ['/__nuxt_island/', 400],
    [`${addressOf(use)}x`, 400],
  ] as const)
    expect([path, (await app.request(path)).status]).toEqual([path, status]);
  expect(asked).toEqual([]);
});

test('props over 64 KiB get 413, although such an address is too long for a file', async () => {
  const { app } = await setUp();
  const props = JSON.stringify({ count: 'x'.repeat(66_000) });
  const response = await app.request(`/__nuxt_island/LatestPosts_a.json?props=${encodeURIComponent(props)}`);
  expect(response.status).toBe(413);
});

test('icons come from the packages, with their own caching', async () => {
  const { app } = await setUp();
  const response = await app.request('/api/_nuxt_icon/lucide.json?icons=sun,moon');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=604800');
  const { prefix, icons } = (await response.json()) as { prefix: string; icons: object };
  expect([prefix, Object.keys(icons).toSorted()]).toEqual(['lucide', ['moon', 'sun']]);
});

test('HEAD gets the headers alone, other methods are refused', async () => {
  const { app } = await setUp();
  const head = await app.request('/api/_nuxt_icon/lucide.json?icons=sun', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect((await app.request('/api/_nuxt_icon/lucide.json?icons=sun', { method: 'POST' })).status).toBe(405);
});
