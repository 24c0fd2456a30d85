// The links between lessons, quests and reference pages, from the `needs` and `covers` of their front matter: what to
// read before a page, and the pages that practise or teach what it is about.
import * as text from '#messages/page.ts';
import type { NavigationItem } from '#schema/navigation.ts';
import type { Connections } from '#schema/page/listings.ts';
import { type ConnectionField, connectionNames, connectionsIn, isConnecting } from '#site/connections.ts';
import { kindRow, numbered } from '#site/kinds.ts';
import { placeOf } from '#site/place.ts';
import { metaOf } from './branch-contents.ts';
import { listedIn, type SiteData } from './site-data.ts';

/** The connected pages of each page, by path. */
type Index = Record<ConnectionField | 'neededBy' | 'coveredBy', Map<string, NavigationItem[]>>;

const indexes = new WeakMap<SiteData, Index>();

/** Null if no page is connected with the page at the path. */
export function connectionsOf(site: SiteData, path: string): Connections | null {
  const index = indexOf(site);
  const own = (field: keyof Index) => index[field].get(path) ?? [];
  const groups = [
    { title: text.readFirst, pages: own('needs') },
    {
      title: index.coveredBy.has(path) ? text.learnAndPractise : text.practiseIt,
      pages: [...new Set([...own('neededBy'), ...own('coveredBy')])],
    },
  ];
  const shown = groups.filter(({ pages }) => pages.length > 0);
  if (shown.length === 0) return null;
  return shown.map(({ title, pages }) => ({
    title,
    pages: pages.map((page) => ({ label: labelOf(site, page), path: page.path })),
  }));
}

/** Computed once per site, because every page needs it. */
function indexOf(site: SiteData): Index {
  const known = indexes.get(site);
  if (known) return known;
  const index: Index = { needs: new Map(), covers: new Map(), neededBy: new Map(), coveredBy: new Map() };
  indexes.set(site, index);
  const pages = [...site.nodeByPath.values()].filter(({ page }) => page !== false);
  const names = connectionNames(pages.map(({ path }) => path));
  for (const page of pages.filter(({ path }) => isConnecting(path)))
    for (const field of ['needs', 'covers'] as const)
      for (const name of connectionsIn(metaOf(page), field) ?? []) {
        const named = site.nodeByPath.get(names[field].get(name) ?? '');
        if (!named || named.path === page.path) continue;
        add(index[field], page.path, named);
        add(index[field === 'needs' ? 'neededBy' : 'coveredBy'], named.path, page);
      }
  return index;
}

function add(map: Map<string, NavigationItem[]>, path: string, page: NavigationItem): void {
  const pages = map.get(path) ?? [];
  if (!pages.includes(page)) map.set(path, [...pages, page]);
}

/** `Lesson 13, Tables` or `Quest: The bus timetable`. */
function labelOf(site: SiteData, { title, path }: NavigationItem): string {
  const { kind, section } = placeOf(path);
  const at = section ? listedIn(site, section).findIndex((page) => page.path === path) : -1;
  const { noun, isNumbered } = kindRow(kind);
  return isNumbered && at >= 0 ? text.capitalised(numbered(title, at, kind)) : text.pageOfKind(noun, title);
}
