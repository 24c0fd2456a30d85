import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { islandKey } from '#lib/island-key.ts';
import { type IslandUse, islandPath } from '#schema/page/island.ts';
import { BUILD, writeFiles } from './testing/build-folder.ts';
import { createTestClient, openTestBuild } from './testing/test-client.ts';

const use = { name: 'LatestPosts', props: { count: 2 } };
const addressOf = ({ name, props }: { name: string; props: object }) =>
  `${islandPath(islandKey(name, { ...props }))}?props=${encodeURIComponent(JSON.stringify(props))}`;

async function setUp() {
  const built = { id: islandKey('LatestPosts', { count: 3 }), html: '<div>built</div>', head: {} };
  const { build } = await openTestBuild({
    ...BUILD,
    [islandPath(built.id).slice(1)]: JSON.stringify(built),
    'api/_nuxt_icon/lucide.json': 'a file of that name is never asked',
  });
  const asked: { use: IslandUse; stamp: string }[] = [];
  const client = createTestClient({
    build,
    renderFragment: async (wanted, { stamp }) => {
      asked.push({ use: wanted, stamp });
      return { html: '<div>rendered</div>', head: {} };
    },
  });
  return { client, asked, stamp: build.last().stamp };
}

test('a fragment of the build is taken from the build', async () => {
  const { client, asked } = await setUp();
  const response = await client.request(addressOf({ name: 'LatestPosts', props: { count: 3 } }));
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ html: '<div>built</div>' });
  expect(asked).toEqual([]);
});

test('another one is rendered, with the build it belongs to', async () => {
  const { client, asked, stamp } = await setUp();
  const response = await client.request(addressOf(use));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(response.headers.get('content-security-policy')).not.toBe('');
  expect(await response.json()).toEqual({ html: '<div>rendered</div>', head: {} });
  expect(asked).toMatchObject([{ use, stamp }]);
});

test('a fragment that is asked for while its build is replaced comes from the new one', async () => {
  const id = islandKey('LatestPosts', { count: 3 });
  const file = islandPath(id).slice(1);
  const { build, outDir } = await openTestBuild({ ...BUILD, [file]: '{"html":"<div>old</div>","head":{}}' });
  const root = join(outDir, 'static');
  await writeFiles(join(outDir, 'next'), {
    ...BUILD,
    'builds/latest.json': '{"id":"two","timestamp":2}',
    [file]: '{"html":"<div>new</div>","head":{}}',
  });
  const client = createTestClient({ build });
  const address = addressOf({ name: 'LatestPosts', props: { count: 3 } });
  // The server has listed the old build, and its folder has been moved away.
  await rename(root, join(outDir, 'old'));
  const waiting = client.request(address);
  await rename(join(outDir, 'next'), root);
  const response = await waiting;
  expect([response.status, await response.json()]).toEqual([200, { html: '<div>new</div>', head: {} }]);
});

test('a half that goes away while a fragment is rendered is looked for again', async () => {
  const { build } = await openTestBuild();
  let calls = 0;
  const client = createTestClient({
    build,
    renderFragment: async () => {
      if (++calls < 3) throw Object.assign(new Error('gone'), { code: 'ENOENT' });
      return { html: '<div>rendered</div>', head: {} };
    },
  });
  expect((await client.request(addressOf(use))).status).toBe(200);
  expect(calls).toBe(3);
});

test('a fragment that fails for another reason fails at once', async () => {
  const { build } = await openTestBuild();
  let calls = 0;
  const client = createTestClient({
    build,
    renderFragment: async () => {
      calls++;
      throw new Error('broken');
    },
  });
  expect((await client.request(addressOf(use))).status).toBe(500);
  expect(calls).toBe(1);
});

test('a request that fails the checks renders nothing', async () => {
  const { client, asked } = await setUp();
  for (const [path, status] of [
    ['/__nuxt_island/Nope_x.json', 404],
    ['/__nuxt_island/LatestPosts_wrong.json', 400],
    ['/__nuxt_island/', 400],
    [`${addressOf(use)}x`, 400],
  ] as const)
    expect([path, (await client.request(path)).status]).toEqual([path, status]);
  expect(asked).toEqual([]);
});

test('props over 64 KiB get 413, although such an address is too long for a file', async () => {
  const { client } = await setUp();
  const props = JSON.stringify({ count: 'x'.repeat(66_000) });
  const response = await client.request(
    `/__nuxt_island/LatestPosts_a.json?props=${encodeURIComponent(props)}`,
  );
  expect(response.status).toBe(413);
});

test('icons come from the packages, with their own caching', async () => {
  const { client } = await setUp();
  const response = await client.request('/api/_nuxt_icon/lucide.json?icons=sun,moon');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=604800');
  // Directives that only concern documents, a kilobyte of hashes, are left out.
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  const { prefix, icons } = (await response.json()) as { prefix: string; icons: object };
  expect([prefix, Object.keys(icons).toSorted()]).toEqual(['lucide', ['moon', 'sun']]);
});

test('HEAD gets the headers alone, other methods are refused', async () => {
  const { client } = await setUp();
  const head = await client.request('/api/_nuxt_icon/lucide.json?icons=sun', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect((await client.request('/api/_nuxt_icon/lucide.json?icons=sun', { method: 'POST' })).status).toBe(
    405,
  );
});
