import { getMimeType, mimes } from 'hono/utils/mime';

// Files of a documentation site that hono's table lacks or means otherwise (.ts is a video there).
const types: Record<string, string> = {
  ...mimes,
  atom: 'application/atom+xml; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
  ts: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
};

/** The Content-Type of a file by its name. Names without an extension (`_headers`) are text. */
export function contentTypeFor(name: string): string {
  const known = getMimeType(name, types);
  if (known) return known;
  return name.includes('.') ? 'application/octet-stream' : 'text/plain; charset=utf-8';
}
