// Islands, the fragments rendered on the server: in the source of a document and over HTTP.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { islandKey } from '#lib/island-key.ts';
import { fetchSite } from '#tests/support/sites/request-site.ts';
import { outDirOf } from '#tests/support/sites/sites.ts';

const folder = '/__nuxt_island';
const homePosts = islandKey('LatestPosts', { count: 3 });

const request = (path: string) => fetchSite('real', path);

/** The path under which the site requests an island. */
function pathOf(name: string, props?: Record<string, unknown>): string {
  const query = props ? `?props=${encodeURIComponent(JSON.stringify(props))}` : '';
  return `${folder}/${islandKey(name, props)}.json${query}`;
}

interface Answer {
  id: string;
  html: string;
  head: object;
}

async function requestIsland(path: string): Promise<Answer> {
  return (await (await request(path)).json()) as Answer;
}

test('the home page contains its islands', async () => {
  const source = await (await request('/')).text();
  const ids = [...source.matchAll(/data-island="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toEqual([islandKey('PageMeta', { path: '/' }), homePosts]);
  expect(source).toContain('<h2>Latest posts</h2>');
});

test('an island that a page uses is served from its file', async () => {
  const response = await request(pathOf('LatestPosts', { count: 3 }));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  const answer = (await response.json()) as Answer;
  const file = join(outDirOf('real'), `static${folder}/${homePosts}.json`);
  expect(answer).toEqual(JSON.parse(readFileSync(file, 'utf8')));
  expect(answer.id).toBe(homePosts);
  expect(answer.html).toMatch(new RegExp(`^<div data-island="${homePosts}">.*</div>$`, 's'));
  expect(answer.head).toEqual({});
});

test('props that no page uses are rendered on request', async () => {
  const one = await requestIsland(pathOf('LatestPosts', { count: 1 }));
  const three = await requestIsland(pathOf('LatestPosts', { count: 3 }));
  expect(one.id).toBe(islandKey('LatestPosts', { count: 1 }));
  expect(one.html.match(/<li>/g)).toHaveLength(1);
  const [post] = one.html.match(/<li>.*<\/li>/s) ?? [];
  expect(post).toBeTruthy();
  expect(three.html).toContain(post);
  expect((await request(pathOf('LatestPosts'))).status).toBe(200);
});

test('every parameter besides the props is context, and none of it ends up in the markup', async () => {
  const context = { url: '/x', mark: '<script>alert(1)</script>' };
  const id = islandKey('LatestPosts', { count: 1 }, context);
  const query = new URLSearchParams({ ...context, props: '{"count":1}' });
  const response = await request(`${folder}/${id}.json?${query}`);
  expect(response.status).toBe(200);
  const { html } = (await response.json()) as Answer;
  expect(html).not.toContain('alert');
  const other = await request(`${folder}/${id}.json?url=/y&props={"count":1}`);
  expect(other.status).toBe(400);
});

describe('a request is refused for', () => {
  const nested = (levels: number): string => (levels > 1 ? `{"a":${nested(levels - 1)}}` : '{}');
  const text = (bytes: number) => JSON.stringify({ path: `/${'a'.repeat(bytes - 12)}` });

  test.each<[name: string, target: string, status: number, message?: string]>([
    ['an island that does not exist', '/Nope_x.json', 404, 'There is no such island.'],
    ['a name inherited from Object', '/constructor_x.json', 404, 'There is no such island.'],
    ['a page that does not exist', pathOf('PageMeta', { path: '/nope' }).slice(folder.length), 404],
    ['a name without a key', '/LatestPosts.json', 400, 'The name is malformed.'],
    ['a name with other characters', '/Latest.Posts_x.json', 400, 'The name is malformed.'],
    ['a name without its ending', '/LatestPosts_x', 400, 'The name is malformed.'],
    ['props that are a list', '/LatestPosts_x.json?props=[]', 400, 'The props are not a JSON object.'],
    ['props that are not JSON', '/LatestPosts_x.json?props={', 400, 'The props are not a JSON object.'],
    ['props of another island', '/LatestPosts_x.json?props={"path":"/"}', 400],
    ['a key of other props', `/${homePosts}.json?props={"count":4}`, 400],
    ['65 levels', `/LatestPosts_x.json?props=${nested(65)}`, 400, 'The props are nested too deeply.'],
    [
      'props of 64 levels only because they do not fit',
      `/LatestPosts_x.json?props=${nested(64)}`,
      400,
      'The props do not fit this island.',
    ],
    [
      'props of 64 KiB and a byte',
      `/PageMeta_x.json?props=${text(64 * 1024 + 1)}`,
      413,
      'The props are too large.',
    ],
    [
      'props of 64 KiB only because of their key',
      `/PageMeta_x.json?props=${text(64 * 1024)}`,
      400,
      'The key does not belong to these inputs.',
    ],
  ])('%s', async (_name, target, status, message) => {
    const response = await request(folder + target);
    expect(response.status).toBe(status);
    const answer = (await response.json()) as { message: string };
    expect(answer).toEqual({ status, message: message ?? answer.message });
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });
});
