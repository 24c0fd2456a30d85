// `/opensearch.xml`: lets browsers search the site from their address bar.
import { absoluteUrl } from '#lib/address/site-address.ts';
import type { Settings } from '#schema/settings.ts';
import { languageOfSite } from '#site/language.ts';
import { escapeXml } from './xml.ts';

/** The format's limit for the name. */
const longestName = 16;

/** The text of the file. A search opens the home page with `?q=`. */
export function openSearchText(settings: Settings, siteUrl: string): string {
  const { name, fullName } = settings;
  const address = (path: string) => escapeXml(absoluteUrl(siteUrl, path));
  return `<?xml version="1.0" encoding="utf-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml([...name].slice(0, longestName).join(''))}</ShortName>
  <Description>${escapeXml(`Search ${fullName}`)}</Description>
  <Language>${languageOfSite(settings).lang}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/x-icon">${address('/favicon.ico')}</Image>
  <Url type="text/html" method="get" template="${address('/')}?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${address('/opensearch.xml')}"/>
</OpenSearchDescription>
`;
}
