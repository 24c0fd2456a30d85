// Every page of the site without its body, for lists of pages: the sitemap, feeds, files for assistants.
import { compareStems } from '#lib/address/content-path.ts';
import { pageCollections } from '#schema/collections.ts';
import type { Page } from '#schema/page/page.ts';
import type { SiteData } from './site-data.ts';

const fields = [
  'path',
  'stem',
  'title',
  'description',
  'navigation',
  'sitemap',
  'robots',
  'difficulty',
  'authors',
  'date',
  'meta',
] as const;

/** The fields of a page in lists. */
export type ListedPage = Pick<Page, (typeof fields)[number]>;

/** The pages in reading order: folders and files by the numbers before their names. */
export async function listPages(site: SiteData): Promise<ListedPage[]> {
  const perCollection = await Promise.all(
    pageCollections.map((collection) =>
      site.queries
        .queryCollection(collection)
        .select(...fields)
        .all(),
    ),
  );
  return perCollection.flat().toSorted((a, b) => compareStems(a.stem, b.stem));
}
