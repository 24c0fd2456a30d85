// Which style sheets a built document includes or loads before it is painted, and which ones it only names for later.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outDirOf, type SiteName } from './sites/sites.ts';

interface DocumentSheet {
  /** As in `src/styles`. */
  name: string;
  css: string;
  /** Part of the document, or a file that the document waits for. */
  isCarried: boolean;
}

/** The HTML of a file in a site's output folder, such as `blog/index.html`. */
export function readDocument(site: SiteName, file: string): string {
  return readFileSync(join(outDirOf(site), 'static', file), 'utf8');
}

/** The style sheets of a document in the order of its head. */
export function sheetsOf(site: SiteName, html: string): DocumentSheet[] {
  const folder = join(outDirOf(site), 'static/assets');
  const built = readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({
      file,
      name: file.slice(0, -'-01234567.css'.length),
      css: readFileSync(join(folder, file), 'utf8').trim(),
    }));
  // Without the sheet for readers whose browser runs no scripts.
  const head = html.replaceAll(/<noscript>.*?<\/noscript>/gs, '');
  return [
    ...head.matchAll(
      /<style[^>]*>(?<text>.*?)<\/style>|<link rel="stylesheet" href="\/assets\/(?<file>[^"]+)"(?<off> disabled)?/gs,
    ),
  ].map(({ groups: { text, file, off } = {} }) => {
    const sheet = built.find((one) => (file === undefined ? one.css === text : one.file === file));
    if (!sheet) throw new Error(`There is no style sheet ${file ?? text?.slice(0, 80)}.`);
    return { name: sheet.name, css: sheet.css, isCarried: off === undefined };
  });
}
