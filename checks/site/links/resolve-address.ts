// Resolves an address: a file of the build, a redirect, a broken link, or an external address.
import { localAddress } from '#lib/address/site-address.ts';
import type { BuiltSite } from '../built-site.ts';

export type Target =
  | { kind: 'outside'; url: URL }
  /** An address that loads nothing from the site, such as `data:` or `mailto:`. */
  | { kind: 'scheme'; scheme: string }
  | { kind: 'broken' }
  | { kind: 'missing'; path: string }
  /** A page with a trailing slash, which is a different address. */
  | { kind: 'slash'; path: string }
  | { kind: 'moved'; to: string }
  | { kind: 'file'; file: string; anchor: string };

type Known = Pick<BuiltSite, 'files' | 'redirects' | 'siteUrl'>;

/** The target of an address in the document at `path`. */
export function resolveAddress(site: Known, address: string, path: string): Target {
  const home = new URL(`${site.siteUrl ?? localAddress}/`);
  const url = URL.parse(address, new URL(path, home).href);
  if (!url) return { kind: 'broken' };
  if (!/^https?:$/.test(url.protocol)) return { kind: 'scheme', scheme: url.protocol };
  if (url.origin !== home.origin) return { kind: 'outside', url };
  const [own, anchor] = [decoded(url.pathname), decoded(url.hash.slice(1))];
  if (own === null || anchor === null) return { kind: 'broken' };
  const inside = own.startsWith(home.pathname) ? own.slice(home.pathname.length - 1) : own;
  const moved = site.redirects.get(inside);
  if (moved !== undefined) return { kind: 'moved', to: moved };
  const file = [inside.slice(1), `${inside}/index.html`.replace(/^\/+/, '')].find((name) =>
    site.files.has(name),
  );
  if (file) return { kind: 'file', file, anchor: anchor.startsWith(':~:') ? '' : anchor };
  const isPage = inside.endsWith('/') && site.files.has(`${inside.slice(1)}index.html`);
  return { kind: isPage ? 'slash' : 'missing', path: inside };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
