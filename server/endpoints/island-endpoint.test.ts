import { expect, test, vi } from 'vitest';
import { islandKey } from '#lib/island-key.ts';
import type { IslandUse } from '#schema/page/island.ts';
import { respondWithIsland } from './island-endpoint.ts';

const draw = async (use: IslandUse) => ({ html: `<div>${use.name}</div>`, head: {} });

function request(target: string, render: Parameters<typeof respondWithIsland>[2] = draw) {
  const { pathname, searchParams } = new URL(target, 'https://site.test');
  return respondWithIsland(decodeURIComponent(pathname), searchParams, render);
}

const query = (props: unknown, context = '') =>
  `?${context && `${context}&`}props=${encodeURIComponent(JSON.stringify(props))}`;

const target = (name: string, props: Record<string, unknown>) =>
  `/__nuxt_island/${islandKey(name, props)}.json${query(props)}`;

test('only the folder of fragments gets a response', () => {
  expect(request('/')).toBeNull();
  expect(request('/a/__nuxt_island/PageMeta_x.json')).toBeNull();
  expect(request('/__nuxt_island')).toBeNull();
});

test('a fragment is rendered from its inputs: the props, and every other parameter as context', async () => {
  const render = vi.fn(draw);
  const id = islandKey('PageMeta', { path: '/a' }, { url: '/x', n: '1' });
  const response = await request(`/__nuxt_island/${id}.json${query({ path: '/a' }, 'n=1&url=%2Fx')}`, render);
  expect(render.mock.calls).toEqual([
    [{ name: 'PageMeta', props: { path: '/a' }, context: { url: '/x', n: '1' } }],
  ]);
  expect(response).toEqual({
    status: 200,
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
    body: '{"html":"<div>PageMeta</div>","head":{}}',
  });
});

test('props may be left out where the island has them all by itself', async () => {
  const id = islandKey('LatestPosts');
  expect((await request(`/__nuxt_island/${id}.json`))?.status).toBe(200);
  expect((await request(`/__nuxt_island/${id}.json?props=%7B%7D`))?.status).toBe(200);
});

test('what the props name may be missing', async () => {
  expect(await request(target('PageMeta', { path: '/nope' }), async () => null)).toEqual({
    status: 404,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' },
    body: '{"status":404,"message":"There is nothing to show."}',
  });
});

const nested = (levels: number): Record<string, unknown> => (levels > 1 ? { a: nested(levels - 1) } : {});
const large = { path: `/${'a'.repeat(64 * 1024 - '{"path":"/"}'.length)}` };
const tooLarge = { path: `${large.path}a` };

test.each<[target: string, status: number, message: string]>([
  ['/__nuxt_island/Nope_x.json', 404, 'There is no such island.'],
  [target('Nope', tooLarge), 404, 'There is no such island.'],
  ['/__nuxt_island/toString_x.json', 404, 'There is no such island.'],
  ['/__nuxt_island/', 400, 'The name is malformed.'],
  ['/__nuxt_island/PageMeta.json', 400, 'The name is malformed.'],
  ['/__nuxt_island/PageMeta_.json', 400, 'The name is malformed.'],
  ['/__nuxt_island/PageMeta_x', 400, 'The name is malformed.'],
  ['/__nuxt_island/Page%20Meta_x.json', 400, 'The name is malformed.'],
  ['/__nuxt_island/a/PageMeta_x.json', 400, 'The name is malformed.'],
  ['/__nuxt_island/PageMeta_x.json?props=', 400, 'The props are not a JSON object.'],
  ['/__nuxt_island/PageMeta_x.json?props=%7B', 400, 'The props are not a JSON object.'],
  ['/__nuxt_island/PageMeta_x.json?props=1', 400, 'The props are not a JSON object.'],
  ['/__nuxt_island/PageMeta_x.json?props=null', 400, 'The props are not a JSON object.'],
  ['/__nuxt_island/PageMeta_x.json?props=%5B%5D', 400, 'The props are not a JSON object.'],
  [target('PageMeta', nested(65)), 400, 'The props are nested too deeply.'],
  [target('PageMeta', nested(64)), 400, 'The props do not fit this island.'],
  [target('PageMeta', {}), 400, 'The props do not fit this island.'],
  [target('PageMeta', { path: 1 }), 400, 'The props do not fit this island.'],
  [target('PageMeta', { path: '/', more: 1 }), 400, 'The props do not fit this island.'],
  [target('LatestPosts', { count: 0 }), 400, 'The props do not fit this island.'],
  [target('LatestPosts', { count: 21 }), 400, 'The props do not fit this island.'],
  [target('LatestPosts', { count: 1.5 }), 400, 'The props do not fit this island.'],
  [`/__nuxt_island/PageMeta_x.json${query({ path: '/' })}`, 400, 'The key does not belong to these inputs.'],
  [`${target('PageMeta', { path: '/' })}&url=x`, 400, 'The key does not belong to these inputs.'],
  [target('PageMeta', tooLarge), 413, 'The props are too large.'],
])('%.60s is refused', async (asked, status, message) => {
  const render = vi.fn(draw);
  const response = await request(asked, render);
  expect([response?.status, JSON.parse(response?.body ?? '')]).toEqual([status, { status, message }]);
  expect(render).not.toHaveBeenCalled();
});

test('props of exactly 64 KiB are read', async () => {
  expect(Buffer.byteLength(JSON.stringify(large))).toBe(65_536);
  expect((await request(target('PageMeta', large)))?.status).toBe(200);
});

test('props as deep as their size allows are refused without a fuss', async () => {
  const deep = `{"path":${'['.repeat(32_000)}${']'.repeat(32_000)}}`;
  const response = await request(`/__nuxt_island/PageMeta_x.json?props=${deep}`);
  expect(response?.body).toBe('{"status":400,"message":"The props are nested too deeply."}');
});
