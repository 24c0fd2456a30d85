// Absolute addresses, for everything that is read outside the site: search engines, feeds, previews.

/** Where `npm start` serves a site whose address is not set. */
export const localAddress = 'http://localhost:3000';

/** The address of a path of the site. `siteUrl` has no slash at its end. */
export function absoluteUrl(siteUrl: string, path: string): string {
  return siteUrl + encodeURI(path);
}

/** Whether an address names a whole host: pages and files of a site begin with a slash, so it has no place below a path. */
export function isOrigin(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.pathname === '/' && !url.search && !url.hash;
}

/** An address as an author wrote it, a path or a whole address, as a whole address. */
export function resolveUrl(siteUrl: string, address: string): string {
  return new URL(address, `${siteUrl}/`).href;
}
