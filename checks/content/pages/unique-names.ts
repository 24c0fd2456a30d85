// Titles and descriptions must be unique, because search results and lists show them.
import type { Problem } from '#pipeline/problem.ts';
import { placeholderMark } from '#site/scaffolds.ts';
import { type CheckedPage, errorFor } from '../checked-page.ts';

const errorAt = errorFor('check-unique-names');

/** Search titles and descriptions must be unique on the site; titles, within their section. */
export function checkUniqueNames(pages: readonly CheckedPage[]): Problem[] {
  const section = (page: CheckedPage) => page.path.slice(0, page.path.lastIndexOf('/'));
  return [
    ...repeated(
      'seo',
      'title for search engines',
      ({ front: { fields } }) => fields.seo?.title ?? fields.title,
    ),
    ...repeated('description', 'description', ({ front: { fields } }) => fields.description),
    ...repeated('title', 'title', (page) => page.front.fields.title, section),
  ];

  function repeated(
    key: string,
    called: string,
    nameOf: (page: CheckedPage) => string | undefined,
    groupOf: (page: CheckedPage) => string = () => '',
  ): Problem[] {
    const first = new Map<string, CheckedPage>();
    return pages.flatMap((page) => {
      const name = nameOf(page);
      // The description of a scaffold is reported as a placeholder.
      if (name === undefined || name.startsWith(placeholderMark)) return [];
      const place = `${groupOf(page)} ${name.toLowerCase()}`;
      const other = first.get(place);
      if (!other) {
        first.set(place, page);
        return [];
      }
      const line = page.front.lineOf(key) ?? page.front.lineOf('title') ?? 1;
      const message = `The ${called} is that of ${other.file} too: "${name}". Give each its own.`;
      return [{ ...errorAt(page, line, message), also: other.file }];
    });
  }
}
