/** Base address for a site that sets none. */
const nowhere = 'http://site.invalid';

/**
 * Resolves an address as the page at `path` means it, for use outside that page: absolute if the site's own
 * address is set, otherwise root-relative.
 */
export function fullAddress(siteUrl: string | null, path: string, address: string): string {
  const base = siteUrl ?? nowhere;
  const url = URL.parse(address, `${base}${encodeURI(path)}`);
  if (!url) return address;
  return siteUrl === null && url.href.startsWith(`${nowhere}/`) ? url.href.slice(nowhere.length) : url.href;
}
