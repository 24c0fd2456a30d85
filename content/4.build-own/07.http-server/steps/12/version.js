/** What tells one version of a file from another. */
export function versionOf({ size, mtimeNs, mtimeMs }) {
  // Dates in headers have whole seconds.
  const modified = Math.floor(Number(mtimeMs) / 1000) * 1000;
  const etag = `"${size.toString(16)}-${mtimeNs.toString(16)}"`;
  return { etag, modified };
}
