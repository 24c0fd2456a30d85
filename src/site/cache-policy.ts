const YEAR = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** How long the file at this URL path may be reused: hashed names for ever, everything else after asking. */
export function cacheControlFor(path: string): string {
  if (path === '/builds/latest.json') return 'public, max-age=1, must-revalidate';
  return /^\/(assets|_data|_media|_share|_ipx\/[^/]+\/_media|builds\/meta)\//.test(path) ? YEAR : REVALIDATE;
}
