// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const segments = /^(?:\/[^/\\?#\u0000-\u001f\u007f]+)+\/?$/;
const dots = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * Whether a written address can be that of a page: the build makes folders of it, which must stay inside the output,
 * and browsers follow it as it is, so it must not mean another page or, with two slashes, another site.
 */
export function isPagePath(path: string): boolean {
  return path === '/' || (segments.test(path) && !dots.test(path));
}
