// A cycle of typical requests from readers, robots and caches: one for every kind of response.
import type { Request } from 'autocannon';
import { islandKey } from '#lib/island-key.ts';
import { islandPath } from '#schema/page/island.ts';

/** The addresses of a built site to request. */
export interface MixedSite {
  url: string;
  page: string;
  /** Any file; size and name do not matter. */
  asset: string;
  /** A redirect, if the site has one. */
  redirect?: string | undefined;
  /** The status of a fragment that no page uses: 404 if the build has no renderer. */
  fragmentStatus: 200 | 404;
}

export interface MixedRequest {
  status: number;
  request: Request;
}

/** Some of them differ each time, so that a cache of addresses or headers would grow. */
export async function requestMix(site: MixedSite): Promise<MixedRequest[]> {
  const { page, asset, redirect } = site;
  const gzip = { 'accept-encoding': 'gzip' };
  const known = await fetch(site.url + page, { method: 'HEAD', headers: gzip });
  const tag = known.headers.get('etag') ?? '';
  let number = 0;
  const changing = (change: (number: number) => Request): Request => ({
    setupRequest: (request) => ({ ...request, ...change(number++) }),
  });
  const ask = (status: number, path: string, headers: Record<string, string> = {}): MixedRequest => ({
    status,
    request: { method: 'GET', path, headers },
  });
  return [
    ask(200, page, { 'accept-encoding': 'br' }),
    ask(200, page),
    ask(200, `${page === '/' ? '' : page}/_payload.json`, { 'accept-encoding': 'br' }),
    ask(304, page, { ...gzip, 'if-none-match': tag }),
    ask(206, asset, { range: 'bytes=0-9' }),
    ask(416, asset, { range: 'bytes=999999999-' }),
    { status: 204, request: { method: 'OPTIONS', path: page } },
    { status: 405, request: { method: 'DELETE', path: page } },
    { status: 404, request: changing((n) => ({ method: 'GET', path: `/missing/${n}`, headers: {} })) },
    {
      status: 200,
      request: changing((n) => ({ method: 'GET', path: page, headers: { 'accept-encoding': `br, x-${n}` } })),
    },
    { status: site.fragmentStatus, request: changing(fragmentRequest) },
    redirect === undefined ? ask(200, page, gzip) : ask(301, redirect),
  ];
}

/** A fragment with a context that was never requested before. */
function fragmentRequest(number: number): Request {
  const props = { count: 2 };
  const context = { n: number };
  const query = new URLSearchParams({ n: String(number), props: JSON.stringify(props) });
  return {
    method: 'GET',
    path: `${islandPath(islandKey('LatestPosts', props, context))}?${query}`,
    headers: {},
  };
}
