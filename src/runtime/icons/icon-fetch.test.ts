import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createIconFetch } from './icon-fetch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const sun = { prefix: 'lucide', icons: { sun: { body: '<path/>' } } };
const withoutMoon = { ...sun, not_found: ['moon'] };
const asked = '/api/_nuxt_icon/lucide.json?icons=moon%2Csun';
const local = '/api/_nuxt_icon/lucide.json?icons=moon,sun';
const remote = 'https://api.iconify.design/lucide.json?icons=moon,sun';

const hanging = () => new Promise<Response>(() => {});
const after = (milliseconds: number, data: unknown) => () =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(Response.json(data)), milliseconds));
const json = (data: unknown) => async () => Response.json(data);
const status = (code: number) => async () => new Response('{}', { status: code });

/** A fetch function whose hosts answer as told, with a record of who was asked when. */
function start(answers: { local: () => Promise<Response>; remote: () => Promise<Response> }) {
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
  const { fetchIcons, requests, log, onSet } = start({ local: json(sun), remote: hanging });
  const response = await fetchIcons(asked);
  expect([response.status, await response.json()]).toEqual([200, withoutMoon]);
  expect(requests).toEqual([[local, 0]]);
  expect(onSet.mock.calls).toEqual([[sun]]);
  expect(log).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('a hanging local endpoint lets the public service be asked after 750 ms, and is then let go', async () => {
  const { fetchIcons, requests, signals } = start({ local: hanging, remote: json(sun) });
  const pending = fetchIcons(asked);
  await vi.advanceTimersByTimeAsync(749);
  expect(requests).toEqual([[local, 0]]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await (await pending).json()).toEqual(withoutMoon);
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
    const { fetchIcons, requests, log } = start({ local: answer, remote: json(sun) });
    expect(await (await fetchIcons(asked)).json()).toEqual(withoutMoon);
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
    const { fetchIcons, requests, log, onSet } = start({ local: answer, remote: json(sun) });
    expect(await (await fetchIcons(asked)).json()).toEqual(withoutMoon);
    expect(requests.map(([, at]) => at)).toEqual([0, 0]);
    expect(log.mock.calls).toEqual([['Invalid data', local]]);
    expect(onSet.mock.calls).toEqual([[sun]]);
  });
});

test('the first valid answer wins, also when it is the slow local one', async () => {
  const other = { prefix: 'lucide', icons: {} };
  const { fetchIcons, onSet } = start({ local: after(900, sun), remote: after(400, other) });
  const pending = fetchIcons(asked);
  await vi.advanceTimersByTimeAsync(900);
  expect(await (await pending).json()).toEqual(withoutMoon);
  await vi.advanceTimersByTimeAsync(1000);
  expect(onSet.mock.calls).toEqual([[sun]]);
});

test('an invalid answer never wins over a later valid one', async () => {
  const { fetchIcons } = start({ local: after(1000, sun), remote: json({ prefix: 'x', icons: {} }) });
  const pending = fetchIcons(asked);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await (await pending).json()).toEqual(withoutMoon);
});

test('when both fail there is a 502 at once', async () => {
  const { fetchIcons, onSet } = start({ local: status(500), remote: status(503) });
  expect((await fetchIcons(asked)).status).toBe(502);
  expect(onSet).not.toHaveBeenCalled();
});

test('when both hang there is a 502 after 5750 ms, and late data is still handed on', async () => {
  const { fetchIcons, onSet } = start({ local: after(9000, sun), remote: hanging });
  const done = vi.fn();
  const pending = fetchIcons(asked).finally(done);
  await vi.advanceTimersByTimeAsync(5749);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect((await pending).status).toBe(502);
  expect(onSet).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3250);
  expect(onSet.mock.calls).toEqual([[sun]]);
});

test('the 5000 ms count from when the last host was asked', async () => {
  const { fetchIcons } = start({ local: status(404), remote: hanging });
  const pending = fetchIcons(asked);
  await vi.advanceTimersByTimeAsync(5000);
  expect((await pending).status).toBe(502);
});

test('after a fallback the next query asks the local endpoint first again', async () => {
  const { fetchIcons, requests } = start({ local: status(500), remote: json(sun) });
  await fetchIcons(asked);
  await fetchIcons(asked);
  expect(requests.map(([address]) => address)).toEqual([local, remote, local, remote]);
});
