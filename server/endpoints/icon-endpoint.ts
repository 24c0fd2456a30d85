// `/api/_nuxt_icon/{collection}.json?icons=a,b`: icons of the installed collections, for names unknown at
// build time.
import { getIcons } from '@iconify/utils/lib/icon-set/get-icons';
import { localIconHost } from '#lib/icon-service.ts';
import { findIconSet } from '#pipeline/icons/icon-sets.ts';
import { hasIcon } from '#pipeline/icons/icons.ts';
import { constants } from '#schema/constants.ts';
import type { HeaderMap } from '#site/security-headers.ts';

interface IconResponse {
  status: number;
  headers: HeaderMap;
  body: string;
}

const WEEK_SECONDS = 604_800;
const JSON_TYPE = 'application/json; charset=utf-8';

/** The response to a request for icons; null if the path is not about icons. */
export function respondWithIcons(path: string, query: URLSearchParams): IconResponse | null {
  if (path !== localIconHost && !path.startsWith(`${localIconHost}/`)) return null;
  const file = path.slice(localIconHost.length + 1);
  const collection = file.replace(/\.json$/, '');
  if (collection === '') return refuse(400, 'Name a collection.');
  const set = file.endsWith('.json') ? findIconSet(collection) : null;
  if (!set) return refuse(404, 'There is no such collection.');

  const list = query.get('icons') ?? '';
  const names = [...new Set(list.split(',').filter(Boolean))];
  if (names.length === 0) return refuse(400, 'Name icons: ?icons=a,b.');
  // No client that respects the limit for addresses sends a longer list.
  if (list.length > constants.icon.maxUrlLength) return refuse(400, 'Too many icons in one request.');

  // The library looks names up without checking for inherited properties.
  const known = names.filter((name) => hasIcon(set, name));
  const missing = names.filter((name) => !hasIcon(set, name));
  const icons = getIcons(set, known, true);
  return {
    status: 200,
    headers: { 'Content-Type': JSON_TYPE, 'Cache-Control': `public, max-age=${WEEK_SECONDS}` },
    body: JSON.stringify({ ...icons, ...(missing.length > 0 && { not_found: missing }) }),
  };
}

function refuse(status: number, message: string): IconResponse {
  return {
    status,
    headers: { 'Content-Type': JSON_TYPE, 'Cache-Control': 'no-cache' },
    body: JSON.stringify({ message }),
  };
}
