import { beforeEach, expect, test, vi } from 'vitest';
import type { IconName } from '#lib/icon-name.ts';
import { startIconNetwork } from './icon-network.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

/** The library remembers icons for as long as the test runs, so each test uses names of its own. */
const named = (collection: string, ...icons: string[]): IconName[] =>
  icons.map((icon) => ({ collection, icon }));

const bodies = (icons: string[]) => Object.fromEntries(icons.map((icon) => [icon, { body: `<${icon}/>` }]));

/** Has every icon that is asked for. */
const generous = async (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://site.example');
  const prefix = pathname.split('/').at(-1)?.replace('.json', '') ?? '';
  return Response.json({ prefix, icons: bodies(searchParams.get('icons')?.split(',') ?? []) });
};

function start(fetch: (address: string) => Promise<Response>, origin = 'https://site.example') {
  const requests: string[] = [];
  const load = startIconNetwork({
    fetch: (address) => {
      requests.push(address);
      return fetch(address);
    },
    log: () => {},
    origin,
  });
  return { load, requests };
}

test('icons asked for in one tick are one request per collection, with sorted names', async () => {
  const { load, requests } = start(generous);
  const add = vi.fn();
  const pending = Promise.all([
    load(named('lucide', 'sun'), add),
    load([...named('lucide', 'moon'), ...named('tabler', 'star')], add),
  ]);
  await vi.runAllTimersAsync();
  await pending;
  expect(requests).toEqual([
    '/api/_nuxt_icon/lucide.json?icons=moon,sun',
    '/api/_nuxt_icon/tabler.json?icons=star',
  ]);
  expect(add.mock.calls[0]).toEqual([
    {
      'lucide:moon': { body: '<moon/>', width: 16, height: 16 },
      'lucide:sun': { body: '<sun/>', width: 16, height: 16 },
    },
  ]);
});

test.each(['https://site.example', 'https://a-site-with-a-rather-long-name.department.university.example'])(
  '80 long names make addresses of at most 500 characters with the host %s',
  async (origin) => {
    const icons = Array.from({ length: 80 }, (_, index) => `a-long-name-${origin.length}-${index}`);
    // Everything is asked of the public service as well, whose addresses are longer.
    const { load, requests } = start(async () => new Response(null, { status: 404 }), origin);
    const pending = load(named('lucide', ...icons), () => {});
    await vi.runAllTimersAsync();
    await pending;
    const addresses = requests.map((address) => new URL(address, origin).href);
    expect(addresses.length).toBeGreaterThan(4);
    expect(Math.max(...addresses.map((address) => address.length))).toBeLessThanOrEqual(500);
    expect(Math.max(...addresses.map((address) => address.length))).toBeGreaterThan(400);
    expect(addresses.every((address) => /\?icons=[a-z0-9,-]+$/.test(address))).toBe(true);
  },
);

test('a name that fits into no address is not asked for', async () => {
  const { load, requests } = start(generous);
  const pending = load(named('lucide', 'x'.repeat(600)), () => {});
  await vi.runAllTimersAsync();
  await pending;
  expect(requests).toEqual([]);
});

test('when nobody answers the icons are given up after 5750 ms, and drawn when they come after all', async () => {
  let answer = (_: Response) => {};
  const { load, requests } = start(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const add = vi.fn();
  const done = vi.fn();
  void load(named('lucide', 'late'), add).then(done);
  await vi.advanceTimersByTimeAsync(5740);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(30);
  expect(done).toHaveBeenCalledOnce();
  expect(requests.length).toBe(2);
  answer(Response.json({ prefix: 'lucide', icons: bodies(['late']) }));
  await vi.runAllTimersAsync();
  expect(add.mock.calls).toEqual([[{ 'lucide:late': { body: '<late/>', width: 16, height: 16 } }]]);
});

test('after a fallback the next icon is asked of the site itself again', async () => {
  const { load, requests } = start((address) =>
    address.startsWith('https:') ? generous(address) : Promise.resolve(new Response(null, { status: 500 })),
  );
  for (const icon of ['first', 'second']) {
    const pending = load(named('lucide', icon), () => {});
    await vi.runAllTimersAsync();
    await pending;
  }
  expect(requests.map((address) => address.replace(/\/lucide.*=/, ' '))).toEqual([
    '/api/_nuxt_icon first',
    'https://api.iconify.design first',
    '/api/_nuxt_icon second',
    'https://api.iconify.design second',
  ]);
});

test('an answer without the icon settles the question', async () => {
  const { load } = start(async () => Response.json({ prefix: 'lucide', icons: {} }));
  const pending = load(named('lucide', 'absent'), () => {});
  await vi.runAllTimersAsync();
  await expect(pending).resolves.toBeUndefined();
});
