// Addresses at which the built site has files of its own: a page there would stand in their way.

/** Folders at the top, besides those that start with an underscore. */
const folders = ['assets', 'builds'];

const files = [
  'index.html',
  '404.html',
  '500.html',
  'apple-touch-icon.png',
  'atom.xml',
  'favicon.ico',
  'feed.json',
  'feed.xml',
  'licences.txt',
  'llms.txt',
  'llms-full.txt',
  'manifest.webmanifest',
  'mark.svg',
  'mark-dark.svg',
  'mark-light.svg',
  'opensearch.xml',
  'robots.txt',
  '.well-known/security.txt',
];

const patterns = [
  /^_/,
  /^icon-[\w-]+\.png$/,
  /^sitemap(-\d+)?\.xml$/,
  // Every page has its data and its Markdown beside it.
  /(^|\/)(index\.html|_payload\.json)$/,
  /\.md$/,
];

/** Whether an address is that of one of these files, or lies in one of these folders. */
export function isReservedPath(path: string): boolean {
  const place = path.replace(/^\/|\/$/g, '');
  return (
    folders.includes(place.split('/')[0] ?? '') ||
    files.some((file) => place === file || place.startsWith(`${file}/`)) ||
    patterns.some((pattern) => pattern.test(place))
  );
}
