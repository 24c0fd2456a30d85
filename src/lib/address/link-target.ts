// What a written address is: inside the site, outside it, or one that must never be followed.

const external = /^(?:[a-z][a-z\d+.-]+:|[\\/]{2})/i;
const dangerousSchemes = new Set(['javascript:', 'data:', 'blob:', 'vbscript:']);

/** Starts with a scheme of two or more characters, or with two slashes or backslashes in any mix. */
export function isExternal(to: string): boolean {
  return external.test(to.trim());
}

/** Decided on the parsed scheme: case, leading spaces and embedded line breaks do not help. */
export function isDangerous(to: string): boolean {
  // Most links are paths, and no scheme begins like one.
  if (/^[/#?.]/.test(to)) return false;
  const url = URL.parse(to, 'https://site.invalid/');
  return url !== null && dangerousSchemes.has(url.protocol);
}
