// Checks the sitemap: exactly the indexable pages, once each, at their own addresses.
import { XmlElement } from '@rgrove/parse-xml';
import { absoluteUrl, localAddress } from '#lib/address/site-address.ts';
import { counted } from '#lib/counted.ts';
import { isIndexed } from '#lib/robots.ts';
import { type BuiltDocument, type BuiltSite, documentsFor } from '../built-site.ts';
import type { CheckOutcome } from '../check.ts';
import type { SiteFinding } from '../finding.ts';
import { readXml } from './xml-files.ts';

const main = 'sitemap.xml';

/** `unlisted` are paths that their authors exclude from the sitemap. */
export function checkSitemap(site: BuiltSite, unlisted: readonly string[] = []): CheckOutcome {
  const siteUrl = site.siteUrl ?? localAddress;
  const findings: SiteFinding[] = [];
  const add = (file: string, rule: string, message: string) =>
    findings.push({ file, line: null, rule: `sitemap/${rule}`, message });
  const wanted = new Map(
    documentsFor(site, 'page')
      .filter(
        (page) => isIndexed(robotsOf(page)) && !unlisted.includes(page.path) && !page.path.includes('/.'),
      )
      .map(({ path }) => [absoluteUrl(siteUrl, path), path]),
  );
  if (!site.files.has(main)) {
    if (wanted.size > 0) add(main, 'file', 'There is no sitemap. Write one.');
    return { what: 'no sitemap', findings };
  }
  const seen = new Set<string>();
  for (const file of partsOf(site, siteUrl)) {
    if (!site.files.has(file)) {
      add(main, 'part', `The part ${file} is not there. Write it.`);
      continue;
    }
    const list = readList(site, file);
    if (!list) add(file, 'unreadable', 'Search engines cannot read this file. Write well-formed XML.');
    for (const location of list?.locations ?? []) {
      if (seen.has(location)) add(file, 'twice', `${location} is listed twice. List it once.`);
      seen.add(location);
      if (!wanted.has(location))
        add(file, 'stranger', `${location} is not a page that search engines may list. Remove it.`);
    }
  }
  for (const [location, path] of wanted)
    if (!seen.has(location)) add(main, 'missing', `${path} is not listed. Add ${location}.`);
  return { what: counted(seen.size, 'address', 'addresses'), findings };
}

/** The files that list pages: the sitemap itself, or those in its index. */
function partsOf(site: BuiltSite, siteUrl: string): string[] {
  const list = readList(site, main);
  if (list?.name !== 'sitemapindex') return [main];
  return list.locations.map((location) => location.slice(siteUrl.length + 1));
}

/** The name of a file's root element and the addresses of its entries; null if the file is not XML. */
function readList(site: BuiltSite, file: string): { name: string; locations: string[] } | null {
  const { root } = readXml(site.read(file).toString());
  if (!root) return null;
  const entries = elementsOf(root).flatMap(elementsOf);
  const locations = entries.filter(({ name }) => name === 'loc').map(({ text }) => text.trim());
  return { name: root.name, locations };
}

function elementsOf({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => child instanceof XmlElement);
}

function robotsOf({ elements }: BuiltDocument): string | null {
  const tag = elements.find(({ name, attributes }) => name === 'meta' && attributes.name === 'robots');
  return tag?.attributes.content ?? null;
}
