// Structured data about a page for search engines (schema.org): its type, and its position on the site.
import type { Language } from '#lib/language.ts';
import type { PageData } from '#schema/page/page-data.ts';
import type { Settings } from '#schema/settings.ts';
import { languageOfSite } from '#site/language.ts';
import { placeOf } from '#site/place.ts';

/** A thing with a type, as JSON-LD writes it. */
type Thing = Readonly<Record<string, unknown>>;

export interface StructuredInput {
  page: PageData;
  settings: Settings;
  language: Language;
  /** Written by the author: one thing, several, or none. */
  schemaOrg: Thing | readonly Thing[] | null;
  /** Resolves a path or an author's address to an absolute address. */
  addressOf(path: string): string;
  /** The address of the page's picture. */
  image: string | null;
}

/** The text of the JSON-LD script. */
export function structuredData(input: StructuredInput): string {
  const graph = [...pageThings(input), ...siteThings(input), ...breadcrumbs(input)];
  // A "<" could end the script element.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

function pageThings(input: StructuredInput): Thing[] {
  const { page, schemaOrg } = input;
  if (Array.isArray(schemaOrg)) return schemaOrg.map((thing: Thing) => withTypes(thing));
  const own = schemaOrg ? withTypes(schemaOrg as Thing) : null;
  const fallback = own || page.path === '/' ? 'WebPage' : placeOf(page.path).row.schemaType;
  const type = String([own?.['@type'] ?? fallback].flat()[0]);
  return [{ '@type': type, ...fieldsOf(type, input), ...own }];
}

/** The common fields of a type, as far as they are known. */
function fieldsOf(type: string, { page, settings, language, addressOf, image }: StructuredInput): Thing {
  const publisher = { '@type': 'Organization', name: settings.fullName, url: addressOf('/') };
  const time = page.minutes > 0 && `PT${page.minutes}M`;
  const shared = {
    url: addressOf(page.path),
    description: page.description || undefined,
    inLanguage: language.lang,
    isAccessibleForFree: true,
    image: image ?? undefined,
    dateModified: page.date ?? undefined,
  };
  const people = (page.authors ?? []).map(({ name, ...author }) => ({
    // "Plinth editors" is not a person.
    '@type': name.startsWith(settings.name) ? 'Organization' : 'Person',
    name,
    ...('to' in author && typeof author.to === 'string' && { url: addressOf(author.to) }),
  }));
  const author = people.length > 0 ? people : publisher;
  const learning = { educationalLevel: page.difficulty ?? undefined, timeRequired: time || undefined };
  switch (type) {
    case 'TechArticle':
    case 'Article':
    case 'BlogPosting':
      return {
        headline: page.title,
        ...shared,
        ...(type === 'TechArticle' && { proficiencyLevel: capital(page.difficulty) }),
        ...(type === 'BlogPosting' && { datePublished: page.date ?? undefined, wordCount: page.words }),
        author,
        publisher,
      };
    case 'Course':
    case 'LearningResource':
      return { name: page.title, ...shared, ...learning, ...roleOf(page.path), provider: publisher };
    case 'HowTo':
      return {
        name: page.title,
        ...shared,
        totalTime: time || undefined,
        author,
        step: stepsOf(page, addressOf),
      };
    default:
      return { name: page.documentTitle, ...shared };
  }
}

function roleOf(path: string): Thing {
  const { resourceType } = placeOf(path).row;
  return resourceType ? { learningResourceType: resourceType } : {};
}

/** The steps of a guide, each a page or a part of this one, in order. */
function stepsOf(page: PageData, addressOf: StructuredInput['addressOf']): Thing[] {
  if (page.guide?.steps.length)
    return page.guide.steps.map(({ title, path }) => ({
      '@type': 'HowToStep',
      name: title,
      url: addressOf(path),
    }));
  const parts = page.contents.filter(({ depth }) => depth === 2);
  return parts.map(({ id, text }) => ({
    '@type': 'HowToStep',
    name: text,
    url: `${addressOf(page.path)}#${encodeURIComponent(id)}`,
  }));
}

/** The site itself is described only on its home page. */
function siteThings({ page, settings, addressOf }: StructuredInput): Thing[] {
  if (page.path !== '/') return [];
  return [
    {
      '@type': 'WebSite',
      name: settings.name,
      alternateName: settings.fullName,
      url: addressOf('/'),
      inLanguage: languageOfSite(settings).lang,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${addressOf('/')}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
    { '@type': 'Organization', name: settings.fullName, url: addressOf('/'), logo: addressOf(settings.logo) },
  ];
}

function breadcrumbs({ page, settings, addressOf }: StructuredInput): Thing[] {
  if (page.path === '/') return [];
  const trail = [{ title: settings.name, path: '/' }, ...page.crumbs, { title: page.title, path: page.path }];
  const reachable = trail.filter(({ path }) => path !== null);
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: reachable.map(({ title, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        item: addressOf(path ?? '/'),
      })),
    },
  ];
}

/** `type` may be used instead of `@type`, at any depth. A thing without a type describes the page. */
function withTypes(thing: Thing, fallback = 'WebPage'): Thing {
  const { type, '@type': given = type, ...rest } = thing;
  const typed = given ?? fallback;
  return { ...(typed ? { '@type': typed } : {}), ...mapValues(rest, inner) };
}

function inner(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inner);
  return isThing(value) ? withTypes(value, '') : value;
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null;
}

function mapValues(thing: Thing, change: (value: unknown) => unknown): Thing {
  return Object.fromEntries(Object.entries(thing).map(([key, value]) => [key, change(value)]));
}

function capital(word: string | null): string | undefined {
  return word ? word[0]?.toUpperCase() + word.slice(1) : undefined;
}
