/** 304 if the client has this version, 412 if it wants another one. */
export function checkConditions({ headers }, { etag, modified }) {
  const match = headers.get('if-match');
  const unmodified = dateOf(headers.get('if-unmodified-since'));
  if (match !== undefined) {
    if (!lists(match, etag)) return 412;
  } else if (unmodified !== null && modified > unmodified) return 412;

  const noneMatch = headers.get('if-none-match');
  const since = dateOf(headers.get('if-modified-since'));
  if (noneMatch !== undefined) {
    if (lists(noneMatch.replaceAll('W/', ''), etag)) return 304;
  } else if (since !== null && modified <= since) return 304;
  return null;
}

/** Whether a list such as `"a", "b"` has an entity tag. */
function lists(text, etag) {
  return text.split(',').some((part) => ['*', etag].includes(part.trim()));
}

const httpDate = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/;

/** The time of a date in a header; null if it is none. */
export function dateOf(text) {
  const time = httpDate.test(text ?? '') ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}
