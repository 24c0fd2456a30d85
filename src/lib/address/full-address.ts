/** Stands for the address of a site that has none set. */
const nowhere = 'http://site.invalid';

/**
 * An address as the page at `path` means it, made to be read elsewhere: whole where the site knows its own address,
 * from its root otherwise.
 */
export function fullAddress(siteUrl: string | null, path: string, address: string): string {
  const base = siteUrl ?? nowhere;
  const url = URL.parse(address, `${base}${encodeURI(path)}`);
  if (!url) return address;
  return siteUrl === null && url.href.startsWith(`${nowhere}/`) ? url.href.slice(nowhere.length) : url.href;
}
