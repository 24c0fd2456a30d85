// Checks the head of every document: required tags, each only once, and correct for the page.

import { absoluteUrl } from '#lib/address/site-address.ts';
import { counted } from '#lib/counted.ts';
import { isIndexed } from '#lib/robots.ts';
import { type BuiltDocument, type BuiltSite, documentsFor } from '../built-site.ts';
import type { CheckOutcome } from '../check.ts';
import type { SiteFinding } from '../finding.ts';
import type { BuiltElement } from './read-document.ts';

type Fault = readonly [rule: string, message: string];

/** Required tags for previews. */
const previewTags = ['og:title', 'og:description', 'og:type', 'og:url', 'og:site_name', 'twitter:card'];

export function checkHead(site: BuiltSite): CheckOutcome {
  const documents = documentsFor(site, 'page', 'gallery', 'error', 'moved');
  const findings: SiteFinding[] = documents.flatMap((document) =>
    faultsOf(document, site.siteUrl).map(([rule, message]) => finding(document, rule, message)),
  );
  const titles = Map.groupBy(documentsFor(site, 'page'), titleOf);
  for (const [title, pages] of titles)
    for (const page of pages.slice(1)) {
      const message = `"${title}" is the title of ${pages[0]?.path} too. Give each page its own.`;
      findings.push(finding(page, 'same-title', message));
    }
  return { what: counted(documents.length, 'head'), findings };
}

function finding({ file }: BuiltDocument, rule: string, message: string): SiteFinding {
  return { file, line: null, rule: `head/${rule}`, message };
}

function faultsOf(document: BuiltDocument, siteUrl: string | null): Fault[] {
  const { role } = document;
  return [
    ...basics(document),
    ...repeated(document.elements),
    ...(role === 'page' ? pageFaults(document, siteUrl) : closedFaults(document)),
  ];
}

function basics({ elements }: BuiltDocument): Fault[] {
  const faults: Fault[] = [];
  if (!elements.find(({ name }) => name === 'html')?.attributes.lang)
    faults.push(['lang', 'The document does not say its language. Add lang to <html>.']);
  // An SVG in the body may have a title of its own.
  const body = elements.findIndex(({ name }) => name === 'body');
  const titles = elements.slice(0, body).filter(({ name }) => name === 'title');
  if (titles.length !== 1) faults.push(['title', `There are ${titles.length} titles. Write one.`]);
  if (titles[0]?.text.trim() === '') faults.push(['title', 'The title is empty. Write one.']);
  return faults;
}

/** Each name may occur only once, except with different `media`. */
function repeated(elements: readonly BuiltElement[]): Fault[] {
  const names = elements.flatMap(({ name, attributes }) => {
    const word = attributes.name ?? attributes.property ?? attributes['http-equiv'];
    if (name === 'link' && attributes.rel === 'canonical') return ['canonical'];
    return name === 'meta' && word ? [`${word.toLowerCase()} ${attributes.media ?? ''}`.trim()] : [];
  });
  const twice = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  return [...twice].map((name) => ['twice', `There are several tags for ${name}. Keep one.`]);
}

function pageFaults(document: BuiltDocument, siteUrl: string | null): Fault[] {
  const { path } = document;
  const address = siteUrl ? absoluteUrl(siteUrl, path) : encodeURI(path);
  const faults: Fault[] = [];
  for (const word of ['description', ...previewTags, ...(siteUrl ? ['og:image'] : [])])
    if (!metaOf(document, word)) faults.push(['missing', `There is no ${word}. Write one.`]);
  for (const [word, value] of [
    ['canonical', canonicalOf(document)],
    ['og:url', metaOf(document, 'og:url')],
  ] as const)
    if (value !== null && value !== address)
      faults.push([
        'address',
        `The ${word} is "${value}", the address of the page "${address}". Write that.`,
      ]);
  if (canonicalOf(document) === null) faults.push(['missing', 'There is no canonical link. Write one.']);
  const image = metaOf(document, 'og:image');
  if (image && !/^https?:\/\//.test(image) && siteUrl)
    faults.push(['image', `og:image is "${image}". Others need the whole address.`]);
  return faults;
}

/** Error pages, redirects and the gallery must not be indexed; error pages have no address of their own. */
function closedFaults(document: BuiltDocument): Fault[] {
  const faults: Fault[] = [];
  if (isIndexed(metaOf(document, 'robots')))
    faults.push(['robots', 'Search engines may list this document. Say noindex.']);
  if (document.role === 'error' && canonicalOf(document) !== null)
    faults.push(['canonical', 'An error page has no address of its own. Remove the canonical link.']);
  return faults;
}

function titleOf({ elements }: BuiltDocument): string {
  return elements.find(({ name }) => name === 'title')?.text ?? '';
}

function metaOf({ elements }: BuiltDocument, word: string): string | null {
  const tag = elements.find(
    ({ name, attributes }) => name === 'meta' && (attributes.property ?? attributes.name) === word,
  );
  return tag?.attributes.content ?? null;
}

function canonicalOf({ elements }: BuiltDocument): string | null {
  const tag = elements.find(({ name, attributes }) => name === 'link' && attributes.rel === 'canonical');
  return tag?.attributes.href ?? null;
}
