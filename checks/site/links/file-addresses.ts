// The addresses in all files of a build that are not documents.

import { markdownPath } from '#lib/address/markdown-path.ts';
import { localAddress } from '#lib/address/site-address.ts';
import { type BuiltSite, ownDocuments } from '../built-site.ts';
import { dataBlocks } from '../documents/data-blocks.ts';
import { readDocument } from '../documents/read-document.ts';
import { readFeeds } from '../files/read-feeds.ts';
import { addressesOf } from './document-addresses.ts';
import { cssAddresses, markdownAddresses, textsOf } from './text-addresses.ts';

export interface FileAddress {
  file: string;
  line: number | null;
  /** The source of the address, in words. */
  place: string;
  address: string;
  /** The address that it is relative to. */
  base: string;
  /** Whether the anchor must exist in the document. */
  hasAnchor: boolean;
}

/** Every address in style sheets, Markdown, feeds, the sitemap, the manifest and data for search engines. */
export function fileAddresses(site: BuiltSite): FileAddress[] {
  return [
    ...[...site.files].flatMap((file) => addressesIn(site, file)),
    ...feedAddresses(site),
    ...dataAddresses(site),
  ];
}

function addressesIn(site: BuiltSite, file: string): FileAddress[] {
  const text = () => site.read(file).toString();
  const base = `/${file}`;
  if (file.endsWith('.css'))
    return cssAddresses(text()).map((found) => ({ file, place: 'url()', base, hasAnchor: false, ...found }));
  if (file.endsWith('.md') || /^llms[\w-]*\.txt$/.test(file)) {
    const place = 'the link';
    return markdownAddresses(text()).map((found) => ({
      file,
      place,
      base: pageOf(base),
      hasAnchor: true,
      ...found,
    }));
  }
  if (/^(sitemap[\w-]*|opensearch)\.xml$|^robots\.txt$|^\.well-known\/security\.txt$/.test(file))
    return ownAddresses(text(), site).map((address) => ({
      ...{ file, line: null, place: 'the address', address, base, hasAnchor: true },
    }));
  if (!/\.(webmanifest)$/.test(file)) return [];
  return textsOf(JSON.parse(text()))
    .filter(({ keys }) => /^(src|url|start_url|scope)$/.test(keys.at(-1) ?? ''))
    .map(({ keys, text }) => ({
      file,
      line: null,
      place: keys.join('.'),
      address: text,
      base,
      hasAnchor: false,
    }));
}

/** A Markdown file represents its page: `/a.md` for `/a`. */
function pageOf(file: string): string {
  return file === markdownPath('/') ? '/' : file.replace(/\.md$/, '');
}

/** Absolute addresses of the site in a text. Placeholders in braces are filled in by other programs. */
function ownAddresses(text: string, site: BuiltSite): string[] {
  const siteUrl = site.siteUrl ?? localAddress;
  return [...text.matchAll(/https?:\/\/[^\s"'<>]+/g)]
    .map(([address]) => address.replaceAll('&amp;', '&'))
    .filter((address) => address === siteUrl || address.startsWith(`${siteUrl}/`));
}

function feedAddresses(site: BuiltSite): FileAddress[] {
  return readFeeds(site).flatMap(({ file, feed }) =>
    (feed?.items ?? []).flatMap(({ title, link, html }) => {
      const place = `"${title}"`;
      const inside = addressesOf(readDocument(html)).map(({ address }) => address);
      return [link, ...inside]
        .filter((address) => !address.startsWith('#'))
        .map((address) => ({ file, line: null, place, address, base: '/', hasAnchor: true }));
    }),
  );
}

/** Addresses in structured data. An `@id` is only an identifier, so its anchor need not exist. */
function dataAddresses(site: BuiltSite): FileAddress[] {
  return ownDocuments(site).flatMap((document) =>
    dataBlocks(document).flatMap(({ line, value }) =>
      textsOf(value)
        .filter(({ keys, text }) => /^https?:\/\/|^\//.test(text) && keys.at(-1) !== '@context')
        .map(({ keys, text }) => ({
          file: document.file,
          line,
          place: `"${keys.at(-1)}" in the data for search engines`,
          address: text.replace(/\{[^}]*\}/g, ''),
          base: document.path,
          hasAnchor: keys.at(-1) !== '@id',
        })),
    ),
  );
}
