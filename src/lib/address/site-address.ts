// Absolute addresses for anything read outside the site: search engines, feeds, previews.

/** The address `npm start` uses when the site sets none. */
export const localAddress = 'http://localhost:3000';

/** The absolute address of a path. `siteUrl` has no trailing slash. */
export function absoluteUrl(siteUrl: string, path: string): string {
  return siteUrl + encodeURI(path);
}

/**
 * Whether an address is an origin only. Links to pages and files start with a slash, so a site cannot be
 * deployed below a path.
 */
export function isOrigin(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.pathname === '/' && !url.search && !url.hash;
}

/** Turns a path or an absolute address written by an author into an absolute address. */
export function resolveUrl(siteUrl: string, address: string): string {
  return new URL(address, `${siteUrl}/`).href;
}
