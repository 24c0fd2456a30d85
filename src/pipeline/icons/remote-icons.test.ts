import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStatements } from '#database/tables.ts';
import { type Body, emptyBody } from '#schema/page/body.ts';
import type { Page } from '#schema/page/page.ts';
import { listRemoteIcons, remoteIconsOf, resolveIcons } from './remote-icons.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const set = (prefix: string, ...icons: string[]) => ({
  prefix,
  icons: Object.fromEntries(icons.map((icon) => [icon, { body: `<${icon}/>` }])),
});

test('only icons of collections that are not installed are fetched, one request per collection', async () => {
  const warn = vi.fn();
  const fetch = vi.fn(async (address: string) =>
    Response.json(address.includes('/mdi.') ? set('mdi', 'home', 'star') : set('tabler', 'sun')),
  );
  const names = ['i-lucide-sun', 'mdi:star', 'i-mdi:home', 'mdi:home', 'tabler:sun', 'nope'];
  expect(await resolveIcons(names, { fetch, warn })).toEqual({
    'mdi:home': { body: '<home/>', width: 16, height: 16 },
    'mdi:star': { body: '<star/>', width: 16, height: 16 },
    'tabler:sun': { body: '<sun/>', width: 16, height: 16 },
  });
  expect(fetch.mock.calls.map(([address]) => address)).toEqual([
    'https://api.iconify.design/mdi.json?icons=home,star',
    'https://api.iconify.design/tabler.json?icons=sun',
  ]);
  expect(warn).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('nothing is fetched when every icon is installed', async () => {
  const fetch = vi.fn();
  expect(await resolveIcons(['i-lucide-sun', 'simple-icons:github'], { fetch, warn: vi.fn() })).toEqual({});
  expect(fetch).not.toHaveBeenCalled();
});

test('a service that hangs holds the build up for 1500 ms, then there is a warning', async () => {
  const warn = vi.fn();
  const done = vi.fn();
  const signals: AbortSignal[] = [];
  const fetch = (address: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return address.includes('/mdi.')
      ? new Promise<Response>(() => {})
      : Promise.resolve(Response.json(set('tabler', 'sun')));
  };
  const pending = resolveIcons(['mdi:home', 'tabler:sun'], { fetch, warn }).finally(done);
  await vi.advanceTimersByTimeAsync(1499);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledOnce();
  expect(Object.keys(await pending)).toEqual(['tabler:sun']);
  expect(warn.mock.calls).toEqual([
    [
      'The icon set "mdi" did not answer in 1500 ms, so 1 icon is left out, such as "mdi:home". Install the set with: npm install @iconify-json/mdi',
    ],
  ]);
  expect(signals[0]?.aborted).toBe(true);
});

test.each([
  ['a network error', () => Promise.reject(new TypeError('offline'))],
  ['a 500', async () => new Response(null, { status: 500 })],
  ['another prefix', async () => Response.json(set('tabler', 'home'))],
  ['no JSON', async () => new Response('<!doctype html>')],
])('%s leaves the places empty, with one warning for the set', async (_, fetch) => {
  const warn = vi.fn();
  expect(await resolveIcons(['mdi:home', 'mdi:alarm'], { fetch, warn })).toEqual({});
  expect(warn.mock.calls).toEqual([
    [
      'The icon set "mdi" did not answer in 1500 ms, so 2 icons are left out, such as "mdi:alarm". Install the set with: npm install @iconify-json/mdi',
    ],
  ]);
});

test.each([
  ['without the icon', async () => Response.json({ ...set('mdi'), not_found: ['home'] })],
  ['of 404', async () => new Response('404', { status: 404 })],
])('an answer %s says that there is no such icon', async (_, fetch) => {
  const warn = vi.fn();
  expect(await resolveIcons(['mdi:home'], { fetch, warn })).toEqual({});
  expect(warn.mock.calls).toEqual([['There is no icon "mdi:home".']]);
});

test('80 long names are asked for in addresses of at most 500 characters', async () => {
  const names = Array.from({ length: 80 }, (_, index) => `mdi:a-rather-long-icon-name-${index}`);
  const fetch = vi.fn(async (_: string) => new Response(null, { status: 404 }));
  await resolveIcons(names, { fetch, warn: () => {} });
  const lengths = fetch.mock.calls.map(([address]) => address.length);
  expect(lengths.length).toBe(5);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(500);
});

test('icons of other collections are found wherever content may name one', () => {
  const db = new DatabaseSync(':memory:');
  for (const statement of createStatements()) db.exec(statement);
  const document = db.prepare(
    `INSERT INTO _documents (id, file, collection, path, hash, includes, links, anchors, pictures, problems, toc, icons, search)
     VALUES (?, ?, 'cs', '/', '', '', '', '', '', '', '', ?, '')`,
  );
  const store = (name: string, page: Partial<Page>) => {
    const plain = { icon: null, navigation: true as const, links: null, body: emptyBody };
    document.run(name, name, JSON.stringify(remoteIconsOf({ ...plain, ...page })));
  };
  store('a', {
    icon: 'mdi:page',
    navigation: { icon: 'mdi:tree' },
    links: [{ icon: 'mdi:link', label: 'A link', to: '/' }],
    body: { ...emptyBody, nodes: [['card', { title: 'A', icon: 'i-mdi:block' }, ['p', {}, 'x']]] },
  });
  const quoted: Body['nodes'] = ['"icon":"mdi:text"', ['note', { icon: 'i-lucide-book' }, 'a: b']];
  store('b', { icon: 'lucide:sun', body: { ...emptyBody, nodes: quoted } });
  store('c', { icon: 'javascript:alert(1)' });
  db.exec(`INSERT INTO "_directories" VALUES ('a', '{"icon":"mdi:folder"}')`);
  db.exec(
    `INSERT INTO "_settings" VALUES ('settings', '{"headerIcon":"mdi:head","x":[{"icon":"mdi:foot"}]}')`,
  );

  expect(listRemoteIcons(db)).toEqual([
    'mdi:block',
    'mdi:folder',
    'mdi:foot',
    'mdi:head',
    'mdi:link',
    'mdi:page',
    'mdi:tree',
  ]);
});
