// Requests to a served test site, each over its own connection. `fetch` keeps connections open and fails when the server
// has closed one meanwhile, which happens after a test that computes for some seconds.
import { type RawRequest, request } from '../deployment/raw-request.ts';
import { addressOf, type SiteName } from './sites.ts';

interface SiteResponse {
  status: number;
  headers: Record<string, string | undefined>;
  /** As sent, compressed or not. */
  body: Buffer;
  text: string;
}

/** Requests a path, such as `/notes/größe`. Without an `accept-encoding` header the response is not compressed. */
export async function requestSite(
  site: SiteName,
  path: string,
  options: RawRequest = {},
): Promise<SiteResponse> {
  const response = await request(addressOf(site), encodeURI(path), options);
  return { ...response, text: response.body.toString() };
}

/** `fetch` from a test site, over its own connection too. */
export function fetchSite(
  site: SiteName,
  path: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(new URL(path, addressOf(site)), { headers: { ...headers, connection: 'close' } });
}
