// The build's settings as nginx maps. Every map uses `$uri`, which by the time headers are sent is the name
// of the file: `/a/index.html.br` for `/a`. Keys are regular expressions, because nginx ignores the case of
// plain ones.
import { UserError } from '#lib/user-error.ts';
import { contentTypeFor } from '#server/content-type.ts';
import { type HeaderPolicy, headersForFile, subresourceEndings } from '#server/http/header-policy.ts';
import type { Redirect } from '#server/http/redirects.ts';
import {
  addresses,
  addressPattern,
  addressRows,
  cacheControlOf,
  downloadEndings,
  downloadType,
  type GeneratedAddress,
  ownExampleFiles,
} from '#site/addresses.ts';
import { exampleFrameHeaders } from '#site/security-headers.ts';

interface NginxInput {
  policy: HeaderPolicy;
  /** The files of the build, relative to its root. */
  names: readonly string[];
  redirects: ReadonlyMap<string, Redirect>;
}

/** A pattern that starts with `*` ignores case. */
type Entry = readonly [pattern: string, value: string];

/** The text of the file that `deploy/nginx.conf` includes. */
export function nginxMaps({ policy, names, redirects }: NginxInput): string {
  const maps = [
    '# Made from a build by "npm run nginx". Do not edit.',
    ...namesOf(policy).map((name) => headerMap(name, policy)),
    map(
      variableOf('Content-Disposition'),
      '',
      downloadEntries(['saved'], () => 'attachment'),
    ),
    map('plinth_file_type', 'application/octet-stream', typeEntries(names)),
    map('plinth_file_cache', cacheControlOf({}), cacheEntries()),
    map('plinth_is_missing_as_text', '0', missingEntries()),
    map('plinth_moved', '', [...redirects].map(redirectEntry)),
  ];
  return `${maps.join('\n\n')}\n`;
}

/**
 * Headers of every file, and those that only some have. The recipe refers to the headers of examples, whether
 * there are any or not.
 */
function namesOf({ headers, paths }: HeaderPolicy): string[] {
  const rows = addressRows.map((row) => row.headers ?? {});
  const maps = [headers, exampleFrameHeaders(null), ...rows, ...Object.values(paths)];
  return [...new Set(maps.flatMap((map) => Object.keys(map)))];
}

/** `Referrer-Policy` → `$plinth_referrer_policy`. */
function variableOf(header: string): string {
  return `plinth_${header.toLowerCase().replaceAll('-', '_')}`;
}

function headerMap(name: string, { headers, paths }: HeaderPolicy): string {
  const own = Object.entries(paths).flatMap(([path, changed]): Entry[] =>
    name in changed ? [[fileOf(path), changed[name] ?? '']] : [],
  );
  const otherwise = headers[name] ?? '';
  const ofSubresources = headersForFile('/x.js', 'x.js', { headers, paths: {} })[name] ?? '';
  const subresources: Entry[] =
    ofSubresources === otherwise ? [] : [[`\\.(${subresourceEndings.join('|')})(\\.br)?$`, ofSubresources]];
  const byAddress = addressRows.flatMap((row): Entry[] => {
    const value = row.headers?.[name];
    return value === undefined ? [] : [[filesOf(row), value]];
  });
  return map(variableOf(name), otherwise, [...own, ...byAddress, ...subresources]);
}

/** Hashed names are immutable; all other files are revalidated. */
function cacheEntries(): Entry[] {
  return addressRows.filter((row) => row.cache).map((row) => [filesOf(row), cacheControlOf(row)]);
}

/** Uses the request's address, because a missing file has no name. */
function missingEntries(): Entry[] {
  return addressRows.filter((row) => row.missing).map((row) => [addressPattern(row), '1']);
}

/** Authors' files that must be neither opened nor run. */
function downloadEntries(
  kinds: readonly GeneratedAddress['inert'][],
  say: (type: string) => string,
): Entry[] {
  return addressRows
    .filter((row) => row.inert && kinds.includes(row.inert))
    .flatMap((row) =>
      downloadEndings.flatMap((ending): Entry[] => {
        const type = downloadType(`${row.path}x.${ending}`);
        return type === null ? [] : [[`*${addressPattern(row)}.*\\.${ending}(\\.br)?$`, say(type)]];
      }),
    );
}

/** Generated pictures have their format in their address; all other types follow from the file ending. */
function typeEntries(names: readonly string[]): Entry[] {
  const endings = new Set(
    names.map((name) => /[^/]\.([A-Za-z0-9]+)$/.exec(name)?.[1]?.toLowerCase() ?? '').filter(Boolean),
  );
  for (const compressed of ['br', 'gz']) endings.delete(compressed);
  return [
    // Its `location` sets its type.
    ['^/_missing$', ''],
    ...ownExampleFiles.map((path): Entry => [fileOf(path), contentTypeFor(path)]),
    ...downloadEntries(['bytes', 'saved'], (type) => type),
    ...['webp', 'avif', 'png', 'jpeg'].map(
      (format): Entry => [
        `^${addresses.images.path}(w_[0-9]+&)?(h_[0-9]+&)?f_${format}[&/]`,
        `image/${format}`,
      ],
    ),
    ...[...endings].sort().map((ending): Entry => [`*\\.${ending}(\\.br)?$`, contentTypeFor(`x.${ending}`)]),
    ['/[^./]+$', contentTypeFor('x')],
  ];
}

function redirectEntry([from, { to, status }]: [string, Redirect]): Entry {
  if (status !== 301)
    throw new UserError(`${from} is moved with status ${status}; the nginx maps support only 301.`);
  const [, path = '', anchor = ''] = /^([^#]*)(.*)$/.exec(to) ?? [];
  const location = path.includes('?') ? literal(to) : `${literal(path)}$is_args$args${literal(anchor)}`;
  return [`^${escapePattern(from)}/?$`, location];
}

/** The files of a row, plain or compressed. */
function filesOf(row: GeneratedAddress): string {
  return addressPattern(row).replace(/\$$/, '(\\.br)?$$');
}

/** A path as the name of its file, plain or compressed. */
function fileOf(path: string): string {
  return `^${escapePattern(path)}(\\.br)?$`;
}

function map(name: string, otherwise: string, entries: readonly Entry[]): string {
  const lines = entries.map(([pattern, value]) => `  ${quote(`~${pattern}`)} ${quote(value)};`);
  return [`map $uri $${name} {`, `  default ${quote(otherwise)};`, ...lines, '}'].join('\n');
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * nginx has no escape for a dollar sign that does not start a variable; no other character of an address is
 * special.
 */
function literal(address: string): string {
  return address
    .replace(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character))
    .replaceAll('$', '%24');
}

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
