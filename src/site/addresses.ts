// All addresses of a build other than its pages, with their properties. Our own server, the files for static
// hosts, the nginx recipe and the content checks read this table. The site's scripts do not, because of its
// size: their data contains the paths they fetch.
import { localIconHost } from '#lib/icon-service.ts';
import { offlineWorkerPath, packListPath } from '#schema/offline.ts';
import {
  exampleFolder,
  examplePaths,
  stillFolder,
  stillSandbox,
  stillSources,
} from '#schema/page/example.ts';
import { islandFolder } from '#schema/page/island.ts';
import { questFramePath } from '#schema/page/quest.ts';
import { stepFramePath } from '#schema/page/step-run.ts';
import { feedPaths } from './feed-links.ts';
import { galleryPath } from './gallery.ts';
import { sections } from './sections.ts';

const CACHE_CONTROL = {
  immutable: 'public, max-age=31536000, immutable',
  second: 'public, max-age=1, must-revalidate',
  revalidate: 'public, max-age=0, must-revalidate',
};

/** The properties of an address, or of all addresses that match a pattern. */
export interface GeneratedAddress {
  /**
   * A folder ends in a slash and matches everything in it. For the placeholders in braces, see
   * `PLACEHOLDERS`.
   */
  path: string;
  /** `immutable`: the name changes with the contents. By default browsers revalidate on every use. */
  cache?: 'immutable' | 'second';
  /** Headers that differ from those of the site. */
  headers?: Readonly<Record<string, string>>;
  /**
   * Authors' files that a browser would open as a document, or run, are sent without a meaningful type (see
   * `downloadEndings`), and for `saved` as downloads.
   */
  inert?: 'bytes' | 'saved';
  /**
   * A missing file is answered with a short text, whatever the client accepts. By default with the 404 page.
   */
  missing?: 'text';
  /**
   * Saved for offline reading if a saved page refers to it. True by default; false for files read by
   * programs.
   */
  isSaved?: false;
  /**
   * Pages and redirects are allowed at this address. By default they are not, because one of the two could
   * not be reached.
   */
  isReserved?: false;
  /** A file of that name in `public/` replaces it. By default such a file is refused. */
  isReplaceable?: true;
}

/** The folder of preview images; their names are hashes of everything drawn on them. */
export const shareFolder = '/_share';

/**
 * Authors' files are on the site's own origin, where a script could do anything the site's scripts can. A
 * browser may show such a file, but nothing in it may run, load or navigate.
 */
const inertPolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self'";

/**
 * Static results of live examples: they have styles and files, but nothing in them runs or navigates either.
 */
const stillPolicy = `sandbox ${stillSandbox}; ${stillSources}; frame-ancestors 'self'`;

/** Sent as generic bytes: no page can load them as a script, and no worker can be registered from them. */
const meaningless = 'application/octet-stream';

/** File endings that are downloaded rather than opened, with their media types. */
const downloadTypes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'html htm xhtml xht shtml xml xsl xslt rss atom rdf mathml js mjs cjs wasm swf'
      .split(' ')
      .map((ending) => [ending, meaningless]),
  ),
  // Browsers do not show PDFs in a sandbox.
  pdf: 'application/pdf',
};

/** File endings that are downloaded rather than opened. */
export const downloadEndings: readonly string[] = Object.keys(downloadTypes);

/** `made`: the parameters of a generated picture. `page`: the path of any page, empty for the home page. */
const PLACEHOLDERS: Record<string, string> = {
  made: '[^/]+',
  name: '[\\w-]+',
  number: '\\d+',
  page: '(?:/.*)?',
  rest: '.*',
};

/**
 * The table. Of overlapping rows at most one may set the cache lifetime, because static hosts join values.
 */
export const addresses = {
  // Files that documents and scripts load.
  assets: { path: '/assets/', cache: 'immutable', missing: 'text' },
  media: {
    path: '/_media/',
    cache: 'immutable',
    headers: { 'Content-Security-Policy': inertPolicy },
    inert: 'saved',
    missing: 'text',
  },
  images: { path: '/_ipx/', missing: 'text' },
  mediaImages: { path: '/_ipx/{made}/_media/', cache: 'immutable' },
  data: { path: '/_data/', cache: 'immutable' },
  // Preview images are meant to be shown by other sites.
  share: {
    path: `${shareFolder}/`,
    cache: 'immutable',
    headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
    missing: 'text',
    isSaved: false,
  },
  fragments: { path: islandFolder },
  icons: { path: `${localIconHost}/`, isReserved: false },
  // The documents of live examples, with headers of their own, and the files that examples use. Requests for
  // these come from an opaque origin.
  examples: {
    path: exampleFolder,
    headers: {
      'Content-Security-Policy': inertPolicy,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Access-Control-Allow-Origin': '*',
    },
    // Pages of the site may run scripts of its origin. The frame of an example receives its scripts from the
    // page as text.
    inert: 'bytes',
    missing: 'text',
  },

  stills: {
    path: stillFolder,
    headers: { 'Content-Security-Policy': stillPolicy },
    missing: 'text',
    isSaved: false,
  },

  // Build metadata.
  builds: { path: '/builds/', missing: 'text' },
  buildRecords: { path: '/builds/meta/', cache: 'immutable' },
  latestBuild: { path: '/builds/latest.json', cache: 'second' },
  currentBuild: { path: '/builds/current.json' },
  packs: { path: packListPath, isSaved: false },
  gallery: { path: galleryPath },

  // Every page is a document, with its data and its Markdown beside it.
  documents: { path: '{page}/index.html' },
  payloads: { path: '{page}/_payload.json', missing: 'text' },
  markdown: { path: '{page}.md', isSaved: false },
  // The files of a guide's step as one archive.
  stepFiles: { path: `${sections.guides.path}{page}.zip`, missing: 'text' },
  // The starter of a project as one archive.
  starterFiles: { path: `${sections.projects.path}{page}.zip`, missing: 'text' },
  // The files and tests of a guide's step, for the editor on its page.
  stepData: { path: `${sections.guides.path}{page}/_step.json`, missing: 'text' },
  // The files and checks of a quest, as data for the workspace.
  quests: { path: `${sections.quests.path}{page}/_quest.json`, missing: 'text' },

  // Error pages.
  notFound: { path: '/404.html' },
  serverError: { path: '/500.html' },
  notSaved: { path: '/not-saved.html' },

  // The service worker for saved pages. Its scope is the whole site, wherever the file is.
  offlineWorker: { path: offlineWorkerPath, headers: { 'Service-Worker-Allowed': '/' }, isSaved: false },

  // For programs that read the site.
  rss: { path: feedPaths.rss, isSaved: false },
  atom: { path: feedPaths.atom, isSaved: false },
  jsonFeed: { path: feedPaths.json, isSaved: false },
  sitemap: { path: '/sitemap.xml', isSaved: false },
  sitemapParts: { path: '/sitemap-{number}.xml', isSaved: false },
  robots: { path: '/robots.txt', isSaved: false, isReplaceable: true },
  llms: { path: '/llms.txt', isSaved: false },
  llmsFull: { path: '/llms-full.txt', isSaved: false },
  openSearch: { path: '/opensearch.xml', isSaved: false, isReplaceable: true },
  webManifest: { path: '/manifest.webmanifest', isReplaceable: true },
  securityText: { path: '/.well-known/security.txt', isSaved: false, isReplaceable: true },
  licences: { path: '/licences.txt', isReplaceable: true },

  // The site's logo and icon sizes.
  mark: { path: '/mark.svg', isReplaceable: true },
  darkMark: { path: '/mark-dark.svg', isReplaceable: true },
  lightMark: { path: '/mark-light.svg', isReplaceable: true },
  favicon: { path: '/favicon.ico', isReplaceable: true },
  touchIcon: { path: '/apple-touch-icon.png', isReplaceable: true },
  icon: { path: '/icon-{name}.png', isReplaceable: true },
  // Screenshots shown by browsers before the site is installed.
  screenshots: { path: '/screenshot-{name}.png', isSaved: false, isReplaceable: true },

  // For static hosts. Pages cannot use these names either.
  hostHeaders: { path: '/_headers' },
  hostRedirects: { path: '/_redirects' },
  underscored: { path: '/_{rest}' },
} as const satisfies Record<string, GeneratedAddress>;

/** The rows in order. */
export const addressRows: readonly GeneratedAddress[] = Object.values(addresses);

/** Files that every build generates and that pages may link to. */
export const generatedFiles: readonly string[] = [addresses.licences.path];

/** A row's addresses as the source of a regular expression that works in JavaScript and in nginx. */
export function addressPattern({ path }: GeneratedAddress): string {
  return `^${sourceOf(path)}${path.endsWith('/') ? '' : '$'}`;
}

function sourceOf(path: string): string {
  return path
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{(\w+)\}/g, (_, name: string) => PLACEHOLDERS[name] ?? '');
}

/** The `Cache-Control` header of a row. */
export function cacheControlOf({ cache }: Pick<GeneratedAddress, 'cache'>): string {
  return CACHE_CONTROL[cache ?? 'revalidate'];
}

/** Creates a function that finds the first matching row for an address. */
function finder(isAbout: (row: GeneratedAddress) => boolean) {
  const rows = addressRows.filter(isAbout).map((row) => ({ row, pattern: new RegExp(addressPattern(row)) }));
  return (path: string) => rows.find(({ pattern }) => pattern.test(path))?.row;
}

const findCached = finder((row) => row.cache !== undefined);
const findWithHeaders = finder((row) => row.headers !== undefined);
const findUnsaved = finder((row) => row.isSaved === false);
const findAnsweredWithText = finder((row) => row.missing === 'text');

/** The `Cache-Control` header of a URL path: immutable for hashed names, otherwise revalidation. */
export function cacheControlFor(path: string): string {
  return cacheControlOf(findCached(path) ?? {});
}

/** Whether the file at this URL path is saved together with a page that refers to it. */
export function isSavedWithPages(path: string): boolean {
  return findUnsaved(path) === undefined;
}

/** Headers of a URL path that differ from those of the site. */
export function ownHeadersFor(path: string): Readonly<Record<string, string>> {
  const headers = findWithHeaders(path)?.headers ?? {};
  return isSavedFile(path) ? { ...headers, ...asDownload } : headers;
}

const asDownload = { 'Content-Disposition': 'attachment' };
const findInert = finder((row) => row.inert !== undefined);

/**
 * The site's own documents and scripts among the files of examples. Authors' files cannot use these names.
 */
export const ownExampleFiles: readonly string[] = [
  ...Object.values(examplePaths),
  questFramePath,
  stepFramePath,
  `${exampleFolder}axe.js`,
];

/** The media type of an author's file that must not be opened or run; null for all others. */
export function downloadType(path: string): string | null {
  const row = findInert(path);
  if (!row || ownExampleFiles.includes(path)) return null;
  const [, ending = ''] = /\.([a-z\d]+)$/i.exec(path) ?? [];
  const type = downloadTypes[ending.toLowerCase()] ?? null;
  return row.inert === 'saved' || type === meaningless ? type : null;
}

function isSavedFile(path: string): boolean {
  return findInert(path)?.inert === 'saved' && downloadType(path) !== null;
}

/** The headers that make these files downloads or generic bytes, for hosts with per-file headers. */
export function downloadHeaders(paths: readonly string[]): Record<string, Record<string, string>> {
  return Object.fromEntries(
    paths.flatMap((path) => {
      const type = downloadType(path);
      if (type === null) return [];
      return [[encodeURI(path), { ...(isSavedFile(path) && asDownload), 'Content-Type': type }]];
    }),
  );
}

/** Whether a missing address is answered with text, because the client could not use a page. */
export function isMissingAsText(path: string): boolean {
  return findAnsweredWithText(path) !== undefined;
}

const generatedFolders = addressRows
  .filter(({ path }) => path.endsWith('/'))
  .map((row) => new RegExp(addressPattern(row)));

/** Whether the address is in a folder that the build generates. */
export function isGeneratedFolder(path: string): boolean {
  return generatedFolders.some((pattern) => pattern.test(path));
}

/** Files that every build generates at addresses that do not depend on a page. */
const findOwnFile = finder(
  ({ path, isReplaceable }) => !isReplaceable && !path.endsWith('/') && !/\{(?:page|rest)\}/.test(path),
);

/** Whether the build generates this address and `public/` cannot replace it. */
export function isGeneratedFile(path: string): boolean {
  return findOwnFile(path) !== undefined;
}

/** The address itself, and anything below it. */
const reserved = addressRows
  .filter((row) => row.isReserved !== false)
  .map(({ path }) => new RegExp(`^${sourceOf(path.replace(/\/$/, ''))}(?:/|$)`));

/** Whether the built site uses an address itself, so that no page can be there. */
export function isReservedPath(path: string): boolean {
  const place = `/${path.replace(/^\/|\/$/g, '')}`;
  return reserved.some((pattern) => pattern.test(place));
}
