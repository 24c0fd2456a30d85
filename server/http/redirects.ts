// Parses the `_redirects` file of static hosts, so that our own server redirects in the same way.

/** The target of an old path. */
export interface Redirect {
  to: string;
  status: 301 | 302 | 303 | 307 | 308;
  /** Applies even if there is a file, as `301!` says. */
  isForced?: true;
}

const LINE = /^(\/\S*)\s+(\/(?![/\\])\S*|https?:\/\/\S+)(?:\s+(30[12378])(!?))?$/;

/** Exact rules only: lines with wildcards, placeholders or rewrites are only for static hosts. */
export function parseRedirects(text: string): Map<string, Redirect> {
  const redirects = new Map<string, Redirect>();
  for (const line of text.split('\n')) {
    const match = LINE.exec(line.trim());
    const [, from, to, status = '301', force] = match ?? [];
    if (!from || !to || /[*:]/.test(from)) continue;
    if (redirects.has(from)) continue;
    redirects.set(from, {
      to,
      status: Number(status) as Redirect['status'],
      ...(force && { isForced: true }),
    });
  }
  return redirects;
}

/**
 * The target with the request's query, unless the rule has its own. Never contains characters that could
 * split the header.
 */
export function redirectLocation(redirect: Redirect, search: string): string {
  const [, path = '', anchor = ''] = /^([^#]*)(.*)$/.exec(redirect.to) ?? [];
  const location = path.includes('?') ? redirect.to : path + search + anchor;
  return location.replace(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character));
}
