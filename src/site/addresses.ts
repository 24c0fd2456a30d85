// Every address at which a build has something besides its pages, and what is known of each. Our own server, the files
// for static hosts, the nginx recipe and the checks of content all read this table. Scripts of the site do not, for its
// length: what they fetch has its path with them.
import { localIconHost } from '#lib/icon-service.ts';
import { offlineWorkerPath, packListPath } from '#schema/offline.ts';
import { exampleFolder, exampleSources, stillFolder } from '#schema/page/example.ts';
import { islandFolder } from '#schema/page/island.ts';
import { feedPaths } from './feed-links.ts';
import { galleryPath } from './gallery.ts';
import { sections } from './sections.ts';

const CACHE_CONTROL = {
  immutable: 'public, max-age=31536000, immutable',
  second: 'public, max-age=1, must-revalidate',
  revalidate: 'public, max-age=0, must-revalidate',
};

/** What is known of an address, or of all addresses of one form. */
export interface GeneratedAddress {
  /** A folder ends in a slash and stands for everything in it. For what braces stand for, see `PLACEHOLDERS`. */
  path: string;
  /** `immutable`: the name changes with the contents. By default readers ask again each time. */
  cache?: 'immutable' | 'second';
  /** Headers that differ from those of the site. */
  headers?: Readonly<Record<string, string>>;
  /** Files that a browser would open as a document, or run, are saved instead; see `downloadEndings`. */
  isInert?: true;
  /** A missing one is answered with a short text, whatever the client accepts. By default with the page for missing ones. */
  missing?: 'text';
  /** Part of what a reader saves, where a page names it. By default yes; no for what is read by programs. */
  isSaved?: false;
  /** Pages and redirects may be there all the same. By default not: one of the two would be out of reach. */
  isReserved?: false;
}

/** Where the previews of pages are; a name in it is made of all that is drawn. */
export const shareFolder = '/_share';

/**
 * Authors' own files lie on the origin of the site, where a script may do what the site's own scripts do. A browser may
 * show such a file, but nothing in it may act, load or lead away.
 */
const inertPolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self'";

/** What live examples show without script: they have styles and files, and nothing in them acts or leads away either. */
const stillPolicy = `sandbox; default-src 'none'; style-src 'unsafe-inline' ${exampleSources}; img-src data: ${exampleSources}; font-src data: ${exampleSources}; media-src data: ${exampleSources}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

/** As bytes that mean nothing: no page can load them as a script, and no worker can be registered from them. */
const meaningless = 'application/octet-stream';

/** How the names of files end that are saved rather than opened, and the type they are sent with. */
const downloadTypes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'html htm xhtml xht shtml xml xsl xslt rss atom rdf mathml js mjs cjs wasm swf'
      .split(' ')
      .map((ending) => [ending, meaningless]),
  ),
  // Browsers do not show it in a sandbox.
  pdf: 'application/pdf',
};

/** How the names of files end that are saved rather than opened. */
export const downloadEndings: readonly string[] = Object.keys(downloadTypes);

/** `made`: how a picture is made. `page`: the path of any page, empty for the home page. */
const PLACEHOLDERS: Record<string, string> = {
  made: '[^/]+',
  name: '[\\w-]+',
  number: '\\d+',
  page: '(?:/.*)?',
  rest: '.*',
};

/** The table. Of rows that overlap at most one says how long a file may be cached: static hosts join values. */
export const addresses = {
  // What documents and scripts load.
  assets: { path: '/assets/', cache: 'immutable', missing: 'text' },
  media: {
    path: '/_media/',
    cache: 'immutable',
    headers: { 'Content-Security-Policy': inertPolicy },
    isInert: true,
    missing: 'text',
  },
  images: { path: '/_ipx/', missing: 'text' },
  mediaImages: { path: '/_ipx/{made}/_media/', cache: 'immutable' },
  data: { path: '/_data/', cache: 'immutable' },
  // Previews of pages are there for other sites to show.
  share: {
    path: `${shareFolder}/`,
    cache: 'immutable',
    headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
    missing: 'text',
    isSaved: false,
  },
  fragments: { path: islandFolder },
  icons: { path: `${localIconHost}/`, isReserved: false },
  // The documents of live examples, with headers of their own, and the files that examples name. Who asks for one of
  // these has no origin.
  examples: {
    path: exampleFolder,
    headers: {
      'Content-Security-Policy': inertPolicy,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Access-Control-Allow-Origin': '*',
    },
    missing: 'text',
  },

  stills: {
    path: stillFolder,
    headers: { 'Content-Security-Policy': stillPolicy },
    missing: 'text',
    isSaved: false,
  },

  // What the build says about itself.
  builds: { path: '/builds/', missing: 'text' },
  buildRecords: { path: '/builds/meta/', cache: 'immutable' },
  latestBuild: { path: '/builds/latest.json', cache: 'second' },
  currentBuild: { path: '/builds/current.json' },
  packs: { path: packListPath, isSaved: false },
  gallery: { path: galleryPath },

  // Every page is a document, and has its data and its Markdown beside it.
  documents: { path: '{page}/index.html' },
  payloads: { path: '{page}/_payload.json', missing: 'text' },
  markdown: { path: '{page}.md', isSaved: false },
  // A step of a guide has its files in one.
  stepFiles: { path: `${sections.guides.path}{page}.zip`, missing: 'text' },
  // A quest has its files and checks beside its page, as data for the workspace.
  quests: { path: `${sections.quests.path}{page}/_quest.json`, missing: 'text' },

  // What readers get in place of a page.
  notFound: { path: '/404.html' },
  serverError: { path: '/500.html' },
  notSaved: { path: '/not-saved.html' },

  // The script that answers from what a reader saved. It may answer for the whole site, wherever it lies.
  offlineWorker: { path: offlineWorkerPath, headers: { 'Service-Worker-Allowed': '/' }, isSaved: false },

  // For programs that read the site.
  rss: { path: feedPaths.rss, isSaved: false },
  atom: { path: feedPaths.atom, isSaved: false },
  jsonFeed: { path: feedPaths.json, isSaved: false },
  sitemap: { path: '/sitemap.xml', isSaved: false },
  sitemapParts: { path: '/sitemap-{number}.xml', isSaved: false },
  robots: { path: '/robots.txt', isSaved: false },
  llms: { path: '/llms.txt', isSaved: false },
  llmsFull: { path: '/llms-full.txt', isSaved: false },
  openSearch: { path: '/opensearch.xml', isSaved: false },
  webManifest: { path: '/manifest.webmanifest' },
  securityText: { path: '/.well-known/security.txt', isSaved: false },
  licences: { path: '/licences.txt' },

  // The site's mark and its sizes.
  mark: { path: '/mark.svg' },
  darkMark: { path: '/mark-dark.svg' },
  lightMark: { path: '/mark-light.svg' },
  favicon: { path: '/favicon.ico' },
  touchIcon: { path: '/apple-touch-icon.png' },
  icon: { path: '/icon-{name}.png' },
  // What a browser shows of the site before it is installed.
  screenshots: { path: '/screenshot-{name}.png', isSaved: false },

  // For static hosts; and no page has a name that could become another file of theirs or ours.
  hostHeaders: { path: '/_headers' },
  hostRedirects: { path: '/_redirects' },
  underscored: { path: '/_{rest}' },
} as const satisfies Record<string, GeneratedAddress>;

/** The rows without their names, in order. */
export const addressRows: readonly GeneratedAddress[] = Object.values(addresses);

/** Files that every build makes and that pages may link to. */
export const generatedFiles: readonly string[] = [addresses.licences.path];

/** A row's addresses as the source of a regular expression that JavaScript and nginx read alike. */
export function addressPattern({ path }: GeneratedAddress): string {
  return `^${sourceOf(path)}${path.endsWith('/') ? '' : '$'}`;
}

function sourceOf(path: string): string {
  return path
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{(\w+)\}/g, (_, name: string) => PLACEHOLDERS[name] ?? '');
}

/** The header that says how long the files of a row may be reused. */
export function cacheControlOf({ cache }: Pick<GeneratedAddress, 'cache'>): string {
  return CACHE_CONTROL[cache ?? 'revalidate'];
}

/** Finds the row that says something about an address. */
function finder(isAbout: (row: GeneratedAddress) => boolean) {
  const rows = addressRows.filter(isAbout).map((row) => ({ row, pattern: new RegExp(addressPattern(row)) }));
  return (path: string) => rows.find(({ pattern }) => pattern.test(path))?.row;
}

const findCached = finder((row) => row.cache !== undefined);
const findWithHeaders = finder((row) => row.headers !== undefined);
const findUnsaved = finder((row) => row.isSaved === false);
const findAnsweredWithText = finder((row) => row.missing === 'text');

/** How long the file at this URL path may be reused: hashed names for ever, everything else after asking. */
export function cacheControlFor(path: string): string {
  return cacheControlOf(findCached(path) ?? {});
}

/** Whether a reader who saves a page needs the file at this URL path, if the page names it. */
export function isSavedWithPages(path: string): boolean {
  return findUnsaved(path) === undefined;
}

/** Headers of the file at this URL path that differ from those of the site. */
export function ownHeadersFor(path: string): Readonly<Record<string, string>> {
  const headers = findWithHeaders(path)?.headers ?? {};
  return downloadType(path) === null ? headers : { ...headers, ...asDownload };
}

const asDownload = { 'Content-Disposition': 'attachment' };
const findInert = finder((row) => row.isInert === true);

/** The type of a file that is saved rather than opened; null for all others. */
export function downloadType(path: string): string | null {
  if (!findInert(path)) return null;
  const [, ending = ''] = /\.([a-z\d]+)$/i.exec(path) ?? [];
  return downloadTypes[ending.toLowerCase()] ?? null;
}

/** Of these files, the headers that make them downloads, for hosts that are told of each file. */
export function downloadHeaders(paths: readonly string[]): Record<string, Record<string, string>> {
  return Object.fromEntries(
    paths.flatMap((path) => {
      const type = downloadType(path);
      return type === null ? [] : [[encodeURI(path), { ...asDownload, 'Content-Type': type }]];
    }),
  );
}

/** Whether whoever asks for this missing address can do nothing with a page. */
export function isMissingAsText(path: string): boolean {
  return findAnsweredWithText(path) !== undefined;
}

const generatedFolders = addressRows
  .filter(({ path }) => path.endsWith('/'))
  .map((row) => new RegExp(addressPattern(row)));

/** Whether the address lies in a folder that the build fills. */
export function isGeneratedFolder(path: string): boolean {
  return generatedFolders.some((pattern) => pattern.test(path));
}

/** The file or folder itself, and whatever would be below it. */
const reserved = addressRows
  .filter((row) => row.isReserved !== false)
  .map(({ path }) => new RegExp(`^${sourceOf(path.replace(/\/$/, ''))}(?:/|$)`));

/** Whether the built site has something of its own at an address: a page there would stand in its way. */
export function isReservedPath(path: string): boolean {
  const place = `/${path.replace(/^\/|\/$/g, '')}`;
  return reserved.some((pattern) => pattern.test(place));
}
