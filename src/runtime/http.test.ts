import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createHttp, FetchError, type HttpOptions } from './http.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server that keeps what it was asked. */
async function serve(answer: Answer) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, asked, http: createHttp({ baseURL: url }) };
}

const answerWith = (status: number, body = '', type = 'application/json'): Answer => {
  return (_request, response) => response.writeHead(status, { 'content-type': type }).end(body);
};

/** A fetch that keeps the addresses it was given. */
function recordingFetch(reply: () => Response = () => Response.json({})) {
  const urls: string[] = [];
  const fetch = (async (url) => {
    urls.push(String(url));
    return reply();
  }) as typeof globalThis.fetch;
  return { urls, fetch };
}

async function failureOf(promise: Promise<unknown>): Promise<FetchError> {
  const thrown = await promise.then(
    () => 'nothing was thrown',
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(FetchError);
  return thrown as FetchError;
}

const retried = [408, 409, 425, 429, 500, 502, 503, 504];
const final = [400, 401, 403, 404, 410, 422, 501, 505, 599];
const rows = [
  ...retried.map((status) => ({ status, methods: ['GET', 'HEAD', 'OPTIONS', 'get'], requests: 2 })),
  ...retried.map((status) => ({
    status,
    methods: ['POST', 'PUT', 'PATCH', 'DELETE', 'post', 'delete'],
    requests: 1,
  })),
  ...final.map((status) => ({
    status,
    methods: ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'],
    requests: 1,
  })),
].flatMap(({ status, methods, requests }) => methods.map((method) => ({ status, method, requests })));

test.each(rows)('$method answered with $status is asked $requests times', async (row) => {
  const { asked, http } = await serve(answerWith(row.status));
  const error = await failureOf(http('/x', { method: row.method }));
  const request = `${row.method.toUpperCase()} /x`;
  expect({ status: error.status, asked }).toEqual({
    status: row.status,
    asked: Array.from({ length: row.requests }, () => request),
  });
});

test('a second try that succeeds is the answer', async () => {
  let count = 0;
  const { asked, http } = await serve((request, response) => {
    count += 1;
    answerWith(count === 1 ? 503 : 200, '{"count":2}')(request, response);
  });
  expect(await http('/x', { query: { a: 1 } })).toEqual({ count: 2 });
  expect(asked).toEqual(['GET /x?a=1', 'GET /x?a=1']);
});

test.each([
  { method: 'GET', tries: 2 },
  { method: 'POST', tries: 1 },
])('a lost connection counts like 500: $method is tried $tries times', async ({ method, tries }) => {
  const { asked, http } = await serve((request) => request.socket.destroy());
  const error = await failureOf(http('/x', { method }));
  expect([error.status, error.statusCode, error.response]).toEqual([undefined, undefined, undefined]);
  expect(asked).toHaveLength(tries);
});

test('the error carries code, words, parsed body and both sides of the exchange', async () => {
  const { url, http } = await serve(answerWith(404, '{"why":"gone"}'));
  const error = await failureOf(http('/x'));
  expect(error.name).toBe('FetchError');
  expect(error.message).toBe(`[GET] "${url}/x": 404 Not Found`);
  expect([error.status, error.statusCode]).toEqual([404, 404]);
  expect([error.statusText, error.statusMessage]).toEqual(['Not Found', 'Not Found']);
  expect(error.data).toEqual({ why: 'gone' });
  expect(error.request).toBe(`${url}/x`);
  expect(error.response?.status).toBe(404);
});

test('the message names the address below the base', async () => {
  const { fetch } = recordingFetch(() => new Response('', { status: 404, statusText: 'Not Found' }));
  const error = await failureOf(createHttp({ baseURL: '/', fetch })('/x'));
  expect(error.message).toBe('[GET] "/x": 404 Not Found');
});

test.each([204, 304])('%i resolves to undefined', async (status) => {
  const { asked, http } = await serve((_request, response) => response.writeHead(status).end());
  expect(await http('/x')).toBeUndefined();
  expect(asked).toHaveLength(1);
});

test('the body is read by its content type', async () => {
  const json = await serve(answerWith(200, '{"a":[1]}', 'application/json; charset=utf-8'));
  expect(await json.http('/x')).toEqual({ a: [1] });
  const text = await serve(answerWith(200, '{"a":[1]}', 'text/plain'));
  expect(await text.http('/x')).toBe('{"a":[1]}');
  const blob = await serve(answerWith(200, 'abc', 'image/png'));
  expect(await ((await blob.http('/x')) as Blob).text()).toBe('abc');
});

test.each([
  ['/docs/', '/a', '/docs/a'],
  ['/docs', '/a', '/docs/a'],
  ['/docs/', 'a', '/docs/a'],
  ['/docs', 'a', '/docs/a'],
  ['/', '/a', '/a'],
  ['/', 'a/b', '/a/b'],
  ['https://one.example/', '/a', 'https://one.example/a'],
  ['/docs/', 'https://two.example/a', 'https://two.example/a'],
])('base %s and address %s make %s', async (baseURL, address, expected) => {
  const { urls, fetch } = recordingFetch();
  await createHttp({ baseURL, fetch })(address);
  expect(urls).toEqual([expected]);
});

test('a second try goes to the same address below the base', async () => {
  const { urls, fetch } = recordingFetch(() => new Response('', { status: 500 }));
  await failureOf(createHttp({ baseURL: '/docs/', fetch })('a', { query: { q: 1 } }));
  expect(urls).toEqual(['/docs/a?q=1', '/docs/a?q=1']);
});

test('query values are encoded and undefined ones left out', async () => {
  const { urls, fetch } = recordingFetch();
  const query = { q: 'a b&c=d/é', none: undefined, list: [1, 2], zero: 0, no: false };
  await createHttp({ baseURL: '/', fetch })('/x?kept=1', { query });
  const url = new URL(urls[0] ?? '', 'https://site.example');
  expect([...url.searchParams]).toEqual([
    ['kept', '1'],
    ['q', 'a b&c=d/é'],
    ['list', '1'],
    ['list', '2'],
    ['zero', '0'],
    ['no', 'false'],
  ]);
});

test.each<[string, HttpOptions]>([
  ['alone', {}],
  ['with a time limit', { timeout: 60_000 }],
])("the caller's abort is not retried, %s", async (_name, options) => {
  const caller = new AbortController();
  const { asked, http } = await serve(() => caller.abort());
  const error = await failureOf(http('/x', { ...options, signal: caller.signal }));
  expect((error.cause as Error).name).toBe('AbortError');
  expect(asked).toEqual(['GET /x']);
});

test('a call whose signal has fired already sends nothing', async () => {
  const { asked, http } = await serve(answerWith(200, '{}'));
  await failureOf(http('/x', { signal: AbortSignal.abort() }));
  expect(asked).toEqual([]);
});

/** Never answers; fails as a real fetch does when its signal fires. */
function silentFetch() {
  const tries: { wasAborted: boolean }[] = [];
  const fetch = ((_url, init) => {
    const signal = init?.signal as AbortSignal;
    tries.push({ wasAborted: signal.aborted });
    return new Promise((_resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  }) as typeof globalThis.fetch;
  return { tries, http: createHttp({ baseURL: '/', fetch }) };
}

test.each<[string, HttpOptions, number]>([
  ['GET', {}, 2],
  ["GET with a caller's signal", { signal: new AbortController().signal }, 2],
  ['POST', { method: 'POST' }, 1],
])('a time limit is retried like a lost connection: %s', async (_name, options, count) => {
  const { tries, http } = silentFetch();
  const error = await failureOf(http('/x', { ...options, timeout: 5 }));
  expect((error.cause as Error).name).toBe('TimeoutError');
  expect(tries).toEqual(Array.from({ length: count }, () => ({ wasAborted: false })));
});
