// Classifies a written address: internal, external, or dangerous and never to be followed.

const external = /^(?:[a-z][a-z\d+.-]+:|[\\/]{2})/i;
const dangerousSchemes = new Set(['javascript:', 'data:', 'blob:', 'vbscript:']);

/** Starts with a scheme of two or more characters, or with two slashes or backslashes in any mix. */
export function isExternal(to: string): boolean {
  return external.test(to.trim());
}

/** Uses the parsed scheme, so case, leading spaces and embedded line breaks cannot hide it. */
export function isDangerous(to: string): boolean {
  // Most links are paths; no scheme starts with one of these characters.
  if (/^[/#?.]/.test(to)) return false;
  const url = URL.parse(to, 'https://site.invalid/');
  return url !== null && dangerousSchemes.has(url.protocol);
}
