// What readers, robots and caches ask of a server, in one circle: every kind of answer it has.
import type { Request } from 'autocannon';
import { islandKey } from '#lib/island-key.ts';
import { islandPath } from '#schema/page/island.ts';

/** What a built site offers to be asked for. */
export interface MixedSite {
  url: string;
  page: string;
  /** A file whose size and name do not matter. */
  asset: string;
  /** An old address, where the site has one. */
  redirect?: string | undefined;
  /** What comes of asking for a fragment that is in no page: 404 when the build came without its renderer. */
  fragmentStatus: 200 | 404;
}

export interface MixedRequest {
  status: number;
  request: Request;
}

/** Some of them are different each time, so that whatever remembers addresses or headers would grow. */
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

/** A fragment in a context that nobody has asked about before. */
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
