import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { IconName } from '#lib/icon.ts';
import { createIconFetch, createIconNetwork } from './icon-network.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

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
  const load = createIconNetwork({
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

const sun = { prefix: 'lucide', icons: { sun: { body: '<path/>' } } };
const asked = ['lucide', ['moon', 'sun']] as const;
const local = '/api/_nuxt_icon/lucide.json?icons=moon,sun';
const remote = 'https://api.iconify.design/lucide.json?icons=moon,sun';

const hanging = () => new Promise<Response>(() => {});
const after = (milliseconds: number, data: unknown) => () =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(Response.json(data)), milliseconds));
const json = (data: unknown) => async () => Response.json(data);
const status = (code: number) => async () => new Response('{}', { status: code });

/** A fetch function whose hosts answer as given, with a record of which was asked when. */
function startFetch(answers: { local: () => Promise<Response>; remote: () => Promise<Response> }) {
  const began = Date.now();
  const requests: [address: string, at: number][] = [];
  const signals: AbortSignal[] = [];
  const log = vi.fn();
  const onSet = vi.fn();
  const fetchIcons = createIconFetch({
    fetch: (address, { signal }) => {
      requests.push([address, Date.now() - began]);
      signals.push(signal);
      return address.startsWith('https:') ? answers.remote() : answers.local();
    },
    log,
    onSet,
  });
  return { fetchIcons, requests, signals, log, onSet };
}

test('a valid local answer is all it takes, and commas go out as commas', async () => {
  const { fetchIcons, requests, log, onSet } = startFetch({ local: json(sun), remote: hanging });
  expect(await fetchIcons(...asked)).toEqual(sun);
  expect(requests).toEqual([[local, 0]]);
  expect(onSet.mock.calls).toEqual([[sun]]);
  expect(log).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('a hanging local endpoint lets the public service be asked after 750 ms, and is then let go', async () => {
  const { fetchIcons, requests, signals } = startFetch({ local: hanging, remote: json(sun) });
  const pending = fetchIcons(...asked);
  await vi.advanceTimersByTimeAsync(749);
  expect(requests).toEqual([[local, 0]]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await pending).toEqual(sun);
  expect(requests).toEqual([
    [local, 0],
    [remote, 750],
  ]);
  expect(signals[0]?.aborted).toBe(true);
});

describe('the public service is asked at once', () => {
  test.each([
    ['a 500', status(500)],
    ['a 404', status(404)],
    ['a network error', () => Promise.reject(new TypeError('offline'))],
  ])('after %s', async (_, answer) => {
    const { fetchIcons, requests, log } = startFetch({ local: answer, remote: json(sun) });
    expect(await fetchIcons(...asked)).toEqual(sun);
    expect(requests).toEqual([
      [local, 0],
      [remote, 0],
    ]);
    expect(log).not.toHaveBeenCalled();
  });

  test.each([
    ['a wrong prefix', json({ ...sun, prefix: 'mdi' })],
    ['no icons', json({ prefix: 'lucide' })],
    ['icons that are a list', json({ prefix: 'lucide', icons: [] })],
    ['text that is no JSON', async () => new Response('<!doctype html>')],
  ])('after %s, which is logged and dropped', async (_, answer) => {
    const { fetchIcons, requests, log, onSet } = startFetch({ local: answer, remote: json(sun) });
    expect(await fetchIcons(...asked)).toEqual(sun);
    expect(requests.map(([, at]) => at)).toEqual([0, 0]);
    expect(log.mock.calls).toEqual([['Invalid data', local]]);
    expect(onSet.mock.calls).toEqual([[sun]]);
  });
});

test('the first valid answer wins, also when it is the slow local one', async () => {
  const other = { prefix: 'lucide', icons: {} };
  const { fetchIcons, onSet } = startFetch({ local: after(900, sun), remote: after(400, other) });
  const pending = fetchIcons(...asked);
  await vi.advanceTimersByTimeAsync(900);
  expect(await pending).toEqual(sun);
  await vi.advanceTimersByTimeAsync(1000);
  expect(onSet.mock.calls).toEqual([[sun]]);
});

test('an invalid answer never wins over a later valid one', async () => {
  const { fetchIcons } = startFetch({ local: after(1000, sun), remote: json({ prefix: 'x', icons: {} }) });
  const pending = fetchIcons(...asked);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await pending).toEqual(sun);
});

test('when both fail there is nothing, at once', async () => {
  const { fetchIcons, onSet } = startFetch({ local: status(500), remote: status(503) });
  expect(await fetchIcons(...asked)).toBeNull();
  expect(onSet).not.toHaveBeenCalled();
});

test('answers about other collections are logged and used from neither host', async () => {
  const { fetchIcons, log, onSet } = startFetch({
    local: json({ ...sun, prefix: 'mdi' }),
    remote: json({ ...sun, prefix: 'tabler' }),
  });
  expect(await fetchIcons(...asked)).toBeNull();
  expect(log.mock.calls).toEqual([
    ['Invalid data', local],
    ['Invalid data', remote],
  ]);
  expect(onSet).not.toHaveBeenCalled();
});

test('when both hang there is nothing after 5750 ms, and late data is still handed on', async () => {
  const { fetchIcons, onSet } = startFetch({ local: after(9000, sun), remote: hanging });
  const done = vi.fn();
  const pending = fetchIcons(...asked).finally(done);
  await vi.advanceTimersByTimeAsync(5749);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await pending).toBeNull();
  expect(onSet).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3250);
  expect(onSet.mock.calls).toEqual([[sun]]);
});

test('the 5000 ms count from when the last host was asked', async () => {
  const { fetchIcons } = startFetch({ local: status(404), remote: hanging });
  const pending = fetchIcons(...asked);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await pending).toBeNull();
});

test('after a fallback the next query asks the local endpoint first again', async () => {
  const { fetchIcons, requests } = startFetch({ local: status(500), remote: json(sun) });
  await fetchIcons(...asked);
  await fetchIcons(...asked);
  expect(requests.map(([address]) => address)).toEqual([local, remote, local, remote]);
});
