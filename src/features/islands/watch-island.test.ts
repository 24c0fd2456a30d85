import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { islandKey } from '#lib/island-key.ts';
import { createIslandClient } from '#runtime/island-client.ts';
import { islandContent, islandRequest, watchIsland } from './watch-island.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const card = (a: number) => islandRequest({ name: 'Card', props: { a } });

/** A client whose requests take 20 ms and fail for the urls in `broken`. */
function setUp() {
  const asked: { url: string; at: number }[] = [];
  const broken = new Set<string>();
  const client = createIslandClient({
    origin: 'https://site.test',
    async http(url) {
      asked.push({ url, at: Date.now() });
      await new Promise((resolve) => setTimeout(resolve, 20));
      const ok = !broken.has(url);
      return { ok, status: ok ? 200 : 500, url: '', json: async () => ({ html: `<p>${asked.length}</p>` }) };
    },
  });
  const settle = vi.fn<(id: string, error: Error | null) => void>();
  vi.setSystemTime(0);
  return { asked, broken, client, settle, watch: watchIsland(client) };
}

test('the first island is asked for at once', async () => {
  const { asked, client, settle, watch } = setUp();
  watch.follow(card(1), settle);
  expect(asked).toEqual([{ url: card(1).url, at: 0 }]);
  await vi.advanceTimersByTimeAsync(20);
  expect(settle.mock.calls).toEqual([[card(1).id, null]]);
  expect(client.find(card(1).id)?.html).toBe('<p>1</p>');
});

test('five changes within 80 ms are one request, 100 ms after the last', async () => {
  const { asked, client, settle, watch } = setUp();
  watch.follow(card(0), settle);
  await vi.advanceTimersByTimeAsync(1000);
  for (const a of [1, 2, 3, 4, 5]) {
    watch.follow(card(a), settle);
    if (a < 5) await vi.advanceTimersByTimeAsync(20);
  }
  await vi.advanceTimersByTimeAsync(99);
  expect(asked).toHaveLength(1);
  // The previous content is still available.
  expect(client.find(card(0).id)?.html).toBe('<p>1</p>');
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked.slice(1)).toEqual([{ url: card(5).url, at: 1180 }]);
  expect(settle.mock.calls.map(([id]) => id)).toEqual([card(0).id, card(5).id]);
});

test('the same inputs again neither ask nor start the rest anew', async () => {
  const { asked, settle, watch } = setUp();
  watch.follow(card(0), settle);
  watch.follow(card(0), settle);
  await vi.advanceTimersByTimeAsync(50);
  watch.follow(card(1), settle);
  await vi.advanceTimersByTimeAsync(60);
  watch.follow(card(1), settle);
  await vi.advanceTimersByTimeAsync(40);
  expect(asked.map(({ at }) => at)).toEqual([0, 150]);
});

test('an island that is known is not asked for, and ends the wait for another', async () => {
  const { asked, client, settle, watch } = setUp();
  client.seed({ [card(1).id]: { html: '', head: {} } });
  watch.follow(card(1), settle);
  watch.follow(card(2), settle);
  watch.follow(card(1), settle);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([]);
  expect(settle).not.toHaveBeenCalled();
});

test('two equal islands make one request, and both learn the outcome', async () => {
  const { asked, client, settle, watch } = setUp();
  const other = vi.fn();
  watch.follow(card(1), settle);
  watchIsland(client).follow(card(1), other);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveLength(1);
  expect(settle).toHaveBeenCalledWith(card(1).id, null);
  expect(other).toHaveBeenCalledWith(card(1).id, null);
});

test('refresh asks at once, whatever is known or pending', async () => {
  const { asked, client, settle, watch } = setUp();
  watch.follow(card(1), settle);
  await vi.advanceTimersByTimeAsync(100);
  const refreshed = watch.refresh();
  expect(asked.map(({ at }) => at)).toEqual([0, 100]);
  await vi.advanceTimersByTimeAsync(20);
  await refreshed;
  expect(client.find(card(1).id)?.html).toBe('<p>2</p>');
  watch.follow(card(2), settle);
  void watch.refresh();
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked.slice(2)).toEqual([{ url: card(2).url, at: 120 }]);
});

test('a failure is told with its reason, and a later success too', async () => {
  const { broken, settle, watch } = setUp();
  broken.add(card(1).url);
  watch.follow(card(1), settle);
  await vi.advanceTimersByTimeAsync(20);
  broken.clear();
  void watch.refresh();
  await vi.advanceTimersByTimeAsync(20);
  expect(settle.mock.calls).toEqual([
    [card(1).id, new Error('The island was answered with status 500.')],
    [card(1).id, null],
  ]);
});

test('an outcome that comes too late is not told', async () => {
  const { broken, settle, watch } = setUp();
  broken.add(card(1).url);
  watch.follow(card(1), settle);
  watch.follow(card(2), settle);
  await vi.advanceTimersByTimeAsync(1000);
  expect(settle.mock.calls).toEqual([[card(2).id, null]]);
});

test('after dispose nothing is asked for or told', async () => {
  const { asked, broken, settle, watch } = setUp();
  broken.add(card(1).url);
  watch.follow(card(1), settle);
  watch.follow(card(2), settle);
  watch.dispose();
  await watch.refresh();
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveLength(1);
  expect(settle).not.toHaveBeenCalled();
});

test('a watch may be taken up again after dispose, at once', async () => {
  const { asked, settle, watch } = setUp();
  watch.follow(card(1), settle);
  watch.dispose();
  watch.follow(card(1), settle);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked.map(({ at }) => at)).toEqual([0]);
  expect(settle.mock.calls).toEqual([[card(1).id, null]]);
});

test('the context comes first, entry by entry, then the props as JSON', () => {
  const use = { name: 'Card', props: { a: 1 }, context: { url: '/x' } };
  const id = islandKey('Card', { a: 1 }, { url: '/x' });
  expect(islandRequest(use)).toEqual({
    id,
    url: `/__nuxt_island/${id}.json?url=%2Fx&props=%7B%22a%22%3A1%7D`,
  });
});

test('without inputs there is no query', () => {
  const url = `/__nuxt_island/${islandKey('Card')}.json`;
  expect(islandRequest({ name: 'Card' }).url).toBe(url);
  expect(islandRequest({ name: 'Card', props: {}, context: {} }).url).toBe(url);
  expect(islandRequest({ name: 'Card', props: { a: undefined }, context: { b: undefined } }).url).toBe(url);
});

test('the server reads back what was meant', () => {
  const props = { text: 'a&b=c ü "\ud83d"', list: [1, null] };
  const context = { 'a&b': 'c d', n: 2 };
  const query = new URL(islandRequest({ name: 'Card', props, context }).url, 'https://site.test')
    .searchParams;
  expect([...query.keys()]).toEqual(['a&b', 'n', 'props']);
  expect(query.get('a&b')).toBe('c d');
  expect(query.get('n')).toBe('2');
  expect(JSON.parse(query.get('props') ?? '')).toEqual(props);
});

test('a name cannot lead the request elsewhere', () => {
  expect(islandRequest({ name: '../../evil?' }).url).toMatch(/^\/__nuxt_island\/\.\.%2F\.\.%2Fevil%3F_/);
});

test('the root of an island is taken off, once', () => {
  expect(islandContent('<div data-island="Card_a1"><p>1</p></div>')).toBe('<p>1</p>');
  expect(islandContent('\n<div data-island="My_card-2_a1"></div>\n')).toBe('');
  expect(islandContent('<div data-island="A_1"><div data-island="B_2">x</div></div>')).toBe(
    '<div data-island="B_2">x</div>',
  );
});

test('HTML without such a root is left whole', () => {
  for (const html of ['<p>1</p>', '<div class="a">1</div>', 'text', ''])
    expect(islandContent(html)).toBe(html);
});
