// The sitemap: exactly the pages that search engines may list, once each, at their own addresses.
import { isIndexed } from '#lib/robots.ts';
import { absoluteUrl, localAddress } from '#lib/site-address.ts';
import { type BuiltDocument, type BuiltSite, documentsFor } from '../built-site.ts';
import { type CheckOutcome, counted } from '../check.ts';
import type { SiteFinding } from '../finding.ts';

const main = 'sitemap.xml';

/** `unlisted` are paths that their authors keep out of the sitemap. */
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
    for (const location of locationsIn(site.read(file).toString())) {
      if (seen.has(location)) add(file, 'twice', `${location} is listed twice. List it once.`);
      seen.add(location);
      if (!wanted.has(location))
        add(file, 'stranger', `${location} is not a page that search engines may list. Take it out.`);
    }
  }
  for (const [location, path] of wanted)
    if (!seen.has(location)) add(main, 'missing', `${path} is not listed. Add ${location}.`);
  return { what: counted(seen.size, 'address', 'addresses'), findings };
}

/** The files that list pages: the sitemap itself, or those that it names. */
function partsOf(site: BuiltSite, siteUrl: string): string[] {
  const text = site.read(main).toString();
  if (!/<sitemapindex[\s>]/.test(text)) return [main];
  return locationsIn(text).map((location) => location.slice(siteUrl.length + 1));
}

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>\s*([^<]*?)\s*<\/loc>/g)].map((match) =>
    (match[1] ?? '').replaceAll('&amp;', '&'),
  );
}

function robotsOf({ elements }: BuiltDocument): string | null {
  const tag = elements.find(({ name, attributes }) => name === 'meta' && attributes.name === 'robots');
  return tag?.attributes.content ?? null;
}
