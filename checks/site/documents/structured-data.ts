// Checks structured data: valid JSON, a type for every thing, and the required fields of each type.

import { counted } from '#lib/counted.ts';
import { type BuiltDocument, type BuiltSite, documentsFor } from '../built-site.ts';
import type { CheckOutcome } from '../check.ts';
import type { SiteFinding } from '../finding.ts';
import { dataBlocks } from './data-blocks.ts';

type Thing = Readonly<Record<string, unknown>>;

const article = ['headline', 'author', 'publisher', 'dateModified', 'url'];

/** The fields that search engines require for a type. */
const fields: Readonly<Record<string, readonly string[]>> = {
  Article: article,
  TechArticle: article,
  BlogPosting: [...article, 'datePublished'],
  Course: ['name', 'description', 'provider'],
  LearningResource: ['name', 'description'],
  HowTo: ['name', 'step'],
  HowToStep: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  WebPage: ['name', 'url'],
  CollectionPage: ['name', 'url'],
  Organization: ['name'],
  Person: ['name'],
};

export function checkStructuredData(site: BuiltSite): CheckOutcome {
  const findings: SiteFinding[] = [];
  let things = 0;
  for (const document of documentsFor(site, 'page')) {
    const add = (line: number | null, rule: string, message: string) =>
      findings.push({ file: document.file, line, rule: `data/${rule}`, message });
    const blocks = dataBlocks(document);
    if (blocks.length !== 1) add(null, 'one', `There are ${blocks.length} blocks of data. Write one.`);
    for (const { line, value } of blocks) {
      if (!isThing(value)) {
        add(line, 'json', 'The data is not valid JSON. Fix it.');
        continue;
      }
      const found = thingsIn(value);
      things += found.length;
      const faults = [
        ...contextFaults(value),
        ...found.flatMap(thingFaults),
        ...wholeFaults(document, found, site),
      ];
      for (const fault of faults) add(line, 'field', fault);
    }
  }
  return { what: counted(things, 'thing'), findings };
}

function contextFaults(value: Thing): string[] {
  return value['@context'] === 'https://schema.org'
    ? []
    : ['The data has no @context "https://schema.org". Add it.'];
}

/** Every object of the data, without the list around them. */
function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (!isThing(value)) return [];
  const inner = Object.values(value).flatMap(thingsIn);
  // An object with only an `@id` refers to one described elsewhere.
  const isFrame = '@graph' in value || Object.keys(value).join() === '@id';
  return isFrame ? inner : [value, ...inner];
}

function thingFaults(thing: Thing): string[] {
  const type = [thing['@type']].flat()[0];
  if (typeof type !== 'string') return [`A thing has no @type: ${JSON.stringify(thing).slice(0, 80)}.`];
  const missing = (fields[type] ?? []).filter((field) => isEmpty(thing[field]));
  const dates = ['datePublished', 'dateModified'].filter(
    (field) => !isEmpty(thing[field]) && Number.isNaN(Date.parse(String(thing[field]))),
  );
  return [
    ...missing.map((field) => `A ${type} has no ${field}. Add it.`),
    ...dates.map((field) => `The ${field} of a ${type} is no date: ${JSON.stringify(thing[field])}.`),
    ...(type === 'BreadcrumbList' ? trailFaults(thing) : []),
  ];
}

function trailFaults({ itemListElement }: Thing): string[] {
  const positions = [itemListElement].flat().map((item) => (isThing(item) ? item.position : null));
  return positions.every((position, index) => position === index + 1)
    ? []
    : [`The steps of the trail are ${positions.join(', ')}. Count them from 1.`];
}

/** Every page describes itself and its breadcrumbs; the home page describes the site. */
function wholeFaults({ path }: BuiltDocument, things: readonly Thing[], { siteUrl }: BuiltSite): string[] {
  const wanted = path === '/' ? 'WebSite' : 'BreadcrumbList';
  const faults = things.some((thing) => thing['@type'] === wanted) ? [] : [`There is no ${wanted}. Add one.`];
  if (!siteUrl) return faults;
  const relative = things.flatMap((thing) =>
    ['url', 'item', 'image', 'logo'].filter((field) => String(thing[field] ?? '').startsWith('/')),
  );
  return [...faults, ...relative.map((field) => `"${field}" is a path. Write the whole address.`)];
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
