import { expect, onTestFinished, test, vi } from 'vitest';
import { islandRequest } from '#features/islands/watch-island.ts';
import {
  addHeadEntries,
  createIslandClient,
  type IslandResponse,
  islandsInDocument,
} from './island-client.ts';

const origin = 'https://site.test';
const card = islandRequest({ name: 'Card', props: { a: 1 } });

const respond = (answer: unknown, response: Partial<IslandResponse> = {}): IslandResponse => ({
  ok: true,
  status: 200,
  url: `${origin}${card.url}`,
  json: async () => answer,
  ...response,
});

function clientOf(...responses: (IslandResponse | Error)[]) {
  const http = vi.fn(async (_url: string, _init: { mode: 'same-origin' }) => {
    const next = responses.shift();
    if (!next || next instanceof Error) throw next ?? new Error('One request too many.');
    return next;
  });
  return { http, client: createIslandClient({ http, origin }) };
}

test('an island is asked for once and remembered', async () => {
  const { http, client } = clientOf(respond({ html: '<p>1</p>' }));
  expect(client.find(card.id)).toBeUndefined();
  expect(await client.load(card)).toEqual({ html: '<p>1</p>', head: {} });
  expect(await client.load(card)).toEqual({ html: '<p>1</p>', head: {} });
  expect(client.find(card.id)).toEqual({ html: '<p>1</p>', head: {} });
  expect(http.mock.calls).toEqual([[card.url, { mode: 'same-origin' }]]);
});

test('equal requests at the same time are joined, also with the props in another order', async () => {
  const { http, client } = clientOf(respond({ html: '<p>1</p>' }));
  const one = islandRequest({ name: 'Card', props: { a: 1, b: 2 } });
  const other = islandRequest({ name: 'Card', props: { b: 2, a: 1 } });
  const results = await Promise.all([client.load(one), client.load(other)]);
  expect(http).toHaveBeenCalledTimes(1);
  expect(results[0]).toBe(results[1]);
});

test('different inputs are different requests', async () => {
  const { http, client } = clientOf(respond({ html: '<p>1</p>' }), respond({ html: '<p>2</p>' }));
  await Promise.all([client.load(card), client.load(islandRequest({ name: 'Card', props: { a: 2 } }))]);
  expect(http).toHaveBeenCalledTimes(2);
});

test('a fresh load asks again and replaces what is known', async () => {
  const { http, client } = clientOf(respond({ html: '<p>old</p>' }), respond({ html: '<p>new</p>' }));
  await client.load(card);
  const fresh = client.load(card, { isFresh: true });
  expect(client.find(card.id)?.html).toBe('<p>old</p>');
  await fresh;
  expect(client.find(card.id)?.html).toBe('<p>new</p>');
  expect(http).toHaveBeenCalledTimes(2);
});

test('what came with a document or payload is not asked for', async () => {
  const { http, client } = clientOf();
  client.seed({ [card.id]: { html: '<p>seed</p>', head: {} } });
  expect((await client.load(card)).html).toBe('<p>seed</p>');
  expect(http).not.toHaveBeenCalled();
});

test('listeners hear of every island that arrives until they leave', async () => {
  const { client } = clientOf(respond({ html: '<p>1</p>' }), respond({ html: '<p>2</p>' }));
  const listener = vi.fn();
  const leave = client.subscribe(listener);
  await client.load(card);
  expect(listener).toHaveBeenCalledTimes(1);
  client.seed({});
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  await client.load(card, { isFresh: true });
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a failure is not remembered', async () => {
  const { http, client } = clientOf(new Error('offline'), respond({ html: '<p>1</p>' }));
  await expect(client.load(card)).rejects.toThrow('offline');
  expect(client.find(card.id)).toBeUndefined();
  expect((await client.load(card)).html).toBe('<p>1</p>');
  expect(http).toHaveBeenCalledTimes(2);
});

test.each<[what: string, response: IslandResponse, message: string]>([
  ['500', respond({ html: '' }, { ok: false, status: 500 }), 'The island was answered with status 500.'],
  ['an answer without html', respond({ head: {} }), 'The island has no HTML.'],
  ['html that is no text', respond({ html: 1 }), 'The island has no HTML.'],
  ['a list', respond(['html']), 'The island has no HTML.'],
  ['null', respond(null), 'The island has no HTML.'],
  ['broken JSON', respond(0, { json: async () => JSON.parse('{') }), 'JSON'],
  [
    'another site',
    respond({ html: '' }, { url: 'https://evil.test/x' }),
    'The island came from another site.',
  ],
  ['another port', respond({ html: '' }, { url: `${origin}:8080/x` }), 'The island came from another site.'],
])('%s is refused', async (_what, response, message) => {
  const { client } = clientOf(response);
  await expect(client.load(card)).rejects.toThrow(message);
  expect(client.find(card.id)).toBeUndefined();
});

test('the optional parts of an answer are kept, a head that is none is dropped', async () => {
  const answer = { html: '<p>1</p>', head: { meta: [{ name: 'a' }] }, id: 'x', slots: {}, components: {} };
  const { client } = clientOf(respond(answer), respond({ html: '<p>1</p>', head: [] }));
  expect(await client.load(card)).toEqual(answer);
  expect(await client.load(card, { isFresh: true })).toEqual({ html: '<p>1</p>', head: {} });
});

class Sheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}

/** As much of a document as the head needs: a list of elements and a list of sheets. */
function fakeDocument() {
  const head: { tag: string; attributes: Record<string, string> }[] = [];
  const page = {
    head: { append: (...elements: typeof head) => head.push(...elements) },
    adoptedStyleSheets: [] as Sheet[],
    createElement(tag: string) {
      const element = {
        tag,
        attributes: {} as Record<string, string>,
        setAttribute(name: string, value: string) {
          element.attributes[name] = value;
        },
        remove: () => head.splice(head.indexOf(element), 1),
      };
      return element;
    },
  };
  vi.stubGlobal('CSSStyleSheet', Sheet);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const tags = () => head.map(({ tag, attributes }) => [tag, attributes]);
  const styles = () => page.adoptedStyleSheets.map(({ text }) => text);
  return { page: page as unknown as Document, tags, styles };
}

test('links, meta and styles are there until they are taken out', () => {
  const { page, tags, styles } = fakeDocument();
  const takeOut = addHeadEntries(
    {
      link: [{ rel: 'stylesheet', href: '/a.css' }],
      meta: [{ name: 'author', content: 'Ada' }],
      style: [{ innerHTML: '.a { color: red }' }],
    },
    page,
  );
  expect(tags()).toEqual([
    ['link', { rel: 'stylesheet', href: '/a.css' }],
    ['meta', { name: 'author', content: 'Ada' }],
  ]);
  expect(styles()).toEqual(['.a { color: red }']);
  takeOut();
  expect(tags()).toEqual([]);
  expect(styles()).toEqual([]);
});

test('an island takes out its own entries and leaves equal ones of another', () => {
  const { page, tags, styles } = fakeDocument();
  const head = { meta: [{ name: 'a' }], style: [{ innerHTML: 'p {}' }] };
  addHeadEntries(head, page);
  addHeadEntries(head, page)();
  expect(tags()).toEqual([['meta', { name: 'a' }]]);
  expect(styles()).toEqual(['p {}']);
});

test('an empty head adds nothing', () => {
  const { page, tags, styles } = fakeDocument();
  addHeadEntries({}, page)();
  expect([tags(), styles()]).toEqual([[], []]);
});

test('the islands of a document are found by name', () => {
  const element = { dataset: { island: 'Card_a1' }, outerHTML: '<div data-island="Card_a1">1</div>' };
  const root = { querySelectorAll: (selector: string) => (selector === '[data-island]' ? [element] : []) };
  expect(islandsInDocument(root as unknown as ParentNode)).toEqual({
    Card_a1: { id: 'Card_a1', html: '<div data-island="Card_a1">1</div>', head: {} },
  });
});
