import { describe, expect, it, vi } from 'vitest';
import { createHttp } from '../http.ts';
import { createPayloads } from './payloads.ts';

const payload = (path: string) => ({ data: { page: { path, html: '' } }, prerenderedAt: 1 });

function setUp(answer: (url: string) => unknown = (url) => payload(url)) {
  const urls: string[] = [];
  const warn = vi.fn();
  const payloads = createPayloads({
    fetch: async (url) => {
      urls.push(url);
      return answer(url);
    },
    buildId: 'b1',
    origin: 'https://site.example',
    warn,
  });
  return { payloads, urls, warn };
}

const fail = () => {
  throw new Error('[GET] "/x": 500 Internal Server Error');
};

describe('payloads', () => {
  it('are asked for at the path of the page, with the id of the build', async () => {
    const { payloads, urls } = setUp();
    await payloads.load('/cs/html');
    await payloads.load('/');
    expect(urls).toEqual(['/cs/html/_payload.json?b1', '/_payload.json?b1']);
  });

  it('are one request for a path, whatever its slash, query or anchor', async () => {
    const { payloads, urls } = setUp();
    await Promise.all([payloads.load('/cs'), payloads.load('/cs/'), payloads.prefetch('/cs?x=1#y')]);
    await payloads.load('/cs');
    expect(urls).toEqual(['/cs/_payload.json?b1']);
  });

  it('of another host are an error', async () => {
    const { payloads, urls } = setUp();
    await expect(payloads.load('https://evil/x')).rejects.toThrow(
      'Payloads come from this site only, not from https://evil.',
    );
    expect(urls).toEqual([]);
  });

  it('that fail are null with a warning, and asked for again', async () => {
    const { payloads, urls, warn } = setUp(fail);
    expect(await payloads.load('/x')).toBeNull();
    expect(warn.mock.calls).toEqual([
      ['The payload of /x could not be loaded: [GET] "/x": 500 Internal Server Error'],
    ]);
    await payloads.load('/x');
    expect(urls).toHaveLength(2);
  });

  it('that fail ahead of need are silent', async () => {
    const { payloads, warn } = setUp(fail);
    await payloads.prefetch('/x');
    expect(warn).not.toHaveBeenCalled();
    expect(payloads.kept('/x')).toBeUndefined();
  });

  it('in another form are as good as none', async () => {
    const { payloads, warn } = setUp(() => ({ data: {} }));
    expect(await payloads.load('/x')).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('are kept up to a number', async () => {
    const { payloads, urls } = setUp();
    for (let i = 0; i < 31; i++) await payloads.load(`/p${i}`);
    expect(payloads.kept('/p0')).toBeUndefined();
    expect(await payloads.kept('/p30')).toMatchObject({ data: {} });
    expect(urls).toHaveLength(31);
  });

  it('of pages that were shown stay, however many are fetched ahead', async () => {
    const { payloads } = setUp();
    await payloads.prefetch('/shown');
    await payloads.load('/shown');
    for (let i = 0; i < 31; i++) await payloads.prefetch(`/p${i}`);
    expect(['/shown', '/p0', '/p30'].map((path) => payloads.kept(path) !== undefined)).toEqual([
      true,
      false,
      true,
    ]);
  });
});

const json = { headers: { 'content-type': 'application/json' } };

it.each<[string, () => Response]>([
  ['answers 500', () => new Response('', { status: 500, statusText: 'Internal Server Error' })],
  ['answers 404', () => new Response('Not found', { status: 404, statusText: 'Not Found' })],
  ['is not JSON', () => new Response('<!doctype html>', json)],
  ['contains no page', () => new Response('{"data":{}}', json)],
  [
    'cannot be reached',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('a payload that %s is null with one warning, so that the document is loaded', async (_, answer) => {
  const warn = vi.fn();
  const http = createHttp({ baseURL: '/', fetch: async () => answer() });
  const payloads = createPayloads({
    fetch: (url) => http(url),
    buildId: 'b1',
    origin: 'https://site.example',
    warn,
  });
  expect(await payloads.load('/x')).toBeNull();
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^The payload of \/x could not be loaded: ./)]]);
});
