// A build of a few files in memory, for tests.
import { type BuiltSite, readSite } from './built-site.ts';

/** The site of these files. Every `index.html` is a page, unless its address is a redirect. */
export function siteInMemory(
  files: Readonly<Record<string, string | Buffer>>,
  redirects: Readonly<Record<string, string>> = {},
): BuiltSite {
  const prerendered = Object.keys(files)
    .filter((name) => /(^|\/)index\.html$/.test(name))
    .map((name) => `/${name}`.replace(/\/index\.html$/, '') || '/')
    .filter((path) => !path.startsWith('/_') && !(path in redirects));
  const matcher = Object.fromEntries(
    Object.entries(redirects).map(([from, redirect]) => [from, { redirect }]),
  );
  const all: Record<string, string | Buffer> = {
    'builds/latest.json': '{"id":"one"}',
    'builds/meta/one.json': JSON.stringify({ prerendered, matcher }),
    ...files,
  };
  return readSite({ names: Object.keys(all).toSorted(), read: (name) => Buffer.from(all[name] ?? '') });
}

/** A document with a head and a body. */
export function htmlOf(body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><title>Page</title>${head}</head><body>${body}</body></html>`;
}
