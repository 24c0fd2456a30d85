// From a request target, as it came over the wire, to the key of a file. Pure: it never sees a disk.

/** `path` is decoded and is the key of a file; `full` is what the reader asked for, pathname and query, as sent. */
export type RequestPath =
  | { ok: true; path: string; full: string; search: string }
  | { ok: false; status: 400 | 404; full: string };

const PLAIN_HOST = /^[a-z0-9._-]+(?::(?:\d{1,4}|[1-5]\d{4}))?$/;

/**
 * Whether target and host are such as a browser sends: a path or a whole address, and a name or number with a port.
 * Backslashes are refused, since some read them as slashes.
 */
export function isWellFormed(target: string, host: string | undefined): boolean {
  if (target.includes('\\') && /^[^?]*\\/.test(target)) return false;
  if (target.charCodeAt(0) !== 47) return /^https?:\/\//.test(target) && URL.canParse(target);
  return !host || PLAIN_HOST.test(host) || isHost(host);
}

/** Whether nothing is left over when the host is read as part of an address. */
function isHost(host: string): boolean {
  const url = URL.parse(`http://${host}/`);
  return url?.hostname === host.replace(/:\d+$/, '').toLowerCase();
}

/** Reads the target once; a path that could mean two things is refused rather than repaired. */
export function parseRequestPath(target: string): RequestPath {
  const full = originForm(target);
  const queryAt = full.indexOf('?');
  const raw = queryAt === -1 ? full : full.slice(0, queryAt);
  const search = queryAt === -1 ? '' : full.slice(queryAt);
  let path = raw;
  if (raw.includes('%')) {
    // An encoded slash is not a separator; no file has one in its name.
    if (/%2f/i.test(raw)) return { ok: false, status: 404, full };
    try {
      path = decodeURIComponent(raw);
    } catch {
      return { ok: false, status: 400, full };
    }
  }
  if (path.charCodeAt(0) !== 47 || path.includes('\0') || path.includes('\\'))
    return { ok: false, status: 400, full };
  if (path.includes('/.') && /\/\.\.?(\/|$)/.test(path)) return { ok: false, status: 404, full };
  return { ok: true, path, full, search };
}

/** `http://host/a?b#c` and `/a?b#c` are both `/a?b`. */
function originForm(target: string): string {
  let form = target;
  if (target.charCodeAt(0) !== 47) {
    const rest = /^https?:\/\/[^/?#]*(.*)$/is.exec(target)?.[1];
    if (rest === undefined) return target;
    form = rest.startsWith('/') ? rest : `/${rest}`;
  }
  const hashAt = form.indexOf('#');
  return hashAt === -1 ? form : form.slice(0, hashAt);
}
