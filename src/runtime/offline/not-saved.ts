// What a reader gets offline in place of a page that is not on the device.
import { decodeAddress } from '#lib/address/decode-address.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import { pathPlaceholder } from '#site/not-found.ts';
import { savedAddress } from './answer.ts';

/** The saved document for this, with the address in it. An address that cannot be decoded is shown as it was sent. */
export async function notSaved(page: Response | null, url: URL): Promise<Response> {
  if (!page) return Response.error();
  const path = escapeHtml(decodeAddress(savedAddress(url)));
  const html = (await page.text()).replaceAll(pathPlaceholder, () => path);
  return new Response(html, { status: 503, headers: page.headers });
}
