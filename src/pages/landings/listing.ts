// The list of a section: its pages in reading order, and its filters.

import * as text from '#messages/listings.ts';
import type { NavigationItem } from '#schema/navigation.ts';
import { difficulties } from '#schema/page/front-matter.ts';
import type { IndexEntry, IndexFilter, IndexLanding, LandingEntry } from '#schema/page/listings.ts';
import { type Section, sections } from '#site/sections.ts';

import { listedIn, type SiteData } from '../site-data.ts';
import { allTags, postsWith } from '../tags.ts';
import { checksOf, entryOf, pictureOf, timeOf } from './entry-data.ts';

type Facet = Omit<IndexFilter, 'options'> & {
  /** The values of an entry. */
  read(entry: LandingEntry): string[];
  order?(a: string, b: string): number;
};

const byLevel = (a: string, b: string) => rankOf(a) - rankOf(b);
const alphabetic = (a: string, b: string) => a.localeCompare(b, 'en');

const difficulty: Facet = {
  name: 'difficulty',
  ...text.filters.difficulty,
  read: (entry) => listOf(entry.difficulty),
  order: byLevel,
};
const skill: Facet = {
  name: 'skill',
  ...text.filters.skill,
  read: (entry) => listOf(entry.skill),
  order: alphabetic,
};
const author: Facet = {
  name: 'author',
  ...text.filters.author,
  read: (entry) => entry.authors,
  order: alphabetic,
};
const year: Facet = {
  name: 'year',
  ...text.filters.year,
  read: (entry) => listOf(entry.date?.slice(0, 4) ?? null),
  order: (a, b) => alphabetic(b, a),
};

/** Only known on the reader's device; shown once there is some progress. */
const progress: IndexFilter = {
  name: 'progress',
  label: text.filters.progress.label,
  every: text.filters.progress.every,
  options: [
    { value: 'open', label: text.filters.progress.open },
    { value: 'started', label: text.filters.progress.started },
    { value: 'done', label: text.filters.progress.done },
  ],
};

/** Null if the section is empty. */
export function listingOf(site: SiteData, section: Section): IndexLanding | null {
  const { noun, landing } = section;
  const pages = listedIn(site, section);
  if (pages.length === 0) return null;
  const style = landing === 'rows' || landing === 'path' ? landing : 'cards';
  const facets = style === 'rows' ? [author, year] : [difficulty, skill];
  const listed = listedEntries(pages, facets);
  const entries = style === 'rows' ? listed : listed.map(withProgress);
  return {
    kind: 'index',
    style,
    // In rows, the date takes this place.
    noun: style === 'rows' ? '' : noun.charAt(0).toUpperCase() + noun.slice(1),
    counts: text.countOf(entries.length, noun),
    levels: style === 'path' ? levelsOf(entries, noun) : [],
    filters: [
      ...(style === 'rows' || entries.length < 2 ? [] : [progress]),
      ...facets.flatMap((facet) => filterOf(facet, entries)),
    ],
    tags: style === 'rows' ? allTags(site) : [],
    entries,
  };
}

/** The posts of a tag's page; null if no post has the tag. */
export function tagListingOf(site: SiteData, path: string): IndexLanding | null {
  const tagged = postsWith(site, path);
  if (tagged.length === 0) return null;
  return {
    kind: 'index',
    style: 'rows',
    noun: '',
    counts: text.countOf(tagged.length, sections.blog.noun),
    levels: [],
    filters: [],
    tags: [],
    entries: listedEntries(tagged, []),
  };
}

/** Pages as list entries with their filter values. */
function listedEntries(pages: readonly NavigationItem[], facets: readonly Facet[]): IndexEntry[] {
  return pages.map((page, at) => {
    const entry = entryOf(page);
    return {
      ...entry,
      number: at + 1,
      time: timeOf(page),
      picture: pictureOf(page),
      checks: checksOf(page),
      facets: facetsOf(entry, facets),
    };
  });
}

/** Every entry is open until the reader's progress is loaded. */
function withProgress(entry: IndexEntry): IndexEntry {
  return { ...entry, facets: { [progress.name]: ['open'], ...entry.facets } };
}

/** The levels in use, each with its number of entries. */
function levelsOf(entries: readonly LandingEntry[], noun: string): IndexLanding['levels'] {
  const names = [...new Set(entries.map((entry) => entry.difficulty ?? ''))].toSorted(byLevel);
  return names.map((name) => {
    const count = entries.filter((entry) => (entry.difficulty ?? '') === name).length;
    return { name, counts: text.countOf(count, noun) };
  });
}

/** A filter with fewer than two values is left out. */
function filterOf({ read, order, ...filter }: Facet, entries: readonly LandingEntry[]): IndexFilter[] {
  const labels = [...new Set(entries.flatMap(read))].toSorted(order);
  if (labels.length < 2) return [];
  return [{ ...filter, options: labels.map((label) => ({ value: slugOf(label), label: capital(label) })) }];
}

function capital(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function facetsOf(entry: LandingEntry, facets: readonly Facet[]): IndexEntry['facets'] {
  return Object.fromEntries(facets.map(({ name, read }) => [name, read(entry).map(slugOf)]));
}

/** Unknown levels come last. */
function rankOf(level: string): number {
  const rank = (difficulties as readonly string[]).indexOf(level);
  return rank < 0 ? difficulties.length : rank;
}

/** A value as used in an address: `document skeleton` becomes `document-skeleton`. */
function slugOf(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

function listOf(value: string | null): string[] {
  return value === null ? [] : [value];
}
