// Conditional requests (RFC 9110, 13): does the client already have these bytes?

/** What identifies a version of a file. `modified` is in whole seconds since 1970, as HTTP dates are. */
export interface Version {
  etag: string;
  modified: number;
}

/** The request headers that conditions are read from. */
export interface Conditions {
  'if-none-match'?: string | undefined;
  'if-modified-since'?: string | undefined;
  'if-range'?: string | undefined;
}

/** Whether 304 is the answer. A date only counts when no ETag was sent, because a second is too coarse. */
export function isNotModified(conditions: Conditions, version: Version): boolean {
  const tags = conditions['if-none-match'];
  if (tags !== undefined) return tags === version.etag || matchesAny(tags, version.etag);
  const since = conditions['if-modified-since'];
  if (since === undefined) return false;
  // An unreadable date is NaN, and no comparison with NaN holds.
  return version.modified <= Date.parse(since) / 1000;
}

/** Whether a range may be sent: the client's part is of this very version. */
export function isSameVersion(conditions: Conditions, version: Version): boolean {
  const expected = conditions['if-range']?.trim();
  if (expected === undefined) return true;
  if (expected.includes('"')) return expected === version.etag;
  return version.modified === Date.parse(expected) / 1000;
}

/** Weak comparison: proxies that recompress mark our tags with `W/`. */
function matchesAny(list: string, etag: string): boolean {
  if (list.trim() === '*') return true;
  return list.matchAll(/"[^"]*"/g).some(([tag]) => tag === etag);
}
