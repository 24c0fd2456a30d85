// The search file of the reference in small.
import { packSearchFile } from '#pages/search-file.ts';
import { buildNavigation } from '#queries/navigation-tree.ts';
import { searchSectionsOf } from '#queries/search-sections.ts';
import { headingId, type SearchFile } from '#schema/search.ts';
import { readFixturePages } from './fixture-pages.ts';

export function fixtureSearchFile(): SearchFile {
  const pages = readFixturePages().map(({ path, title, description, headings }, order) => ({
    path,
    // Numbered, so that the tree keeps the order of the list.
    stem: path.slice(1),
    title,
    description,
    navigation: true,
    icon: null,
    showChildren: false,
    body: { nodes: [], words: 0, toc: headings.map((text) => ({ id: headingId(text), text, depth: 2 })) },
    order,
  }));
  const tree = buildNavigation(pages, new Map(), [], 'given');
  return packSearchFile(tree, pages.flatMap(searchSectionsOf));
}
