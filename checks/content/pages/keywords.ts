// Authors' other words for a page: of two pages with the same one, the authors say which comes first.
import type { Problem } from '#pipeline/problem.ts';
import { type CheckedPage, errorFor } from '../checked-page.ts';

const errorAt = errorFor('check-keywords');

/** Every keyword once at each place; `bold` and `bold (2)` are two places. */
export function checkKeywords(pages: readonly CheckedPage[]): Problem[] {
  const owners = new Map<string, CheckedPage>();
  return pages.flatMap((page) =>
    (page.front.fields.keywords ?? []).flatMap((keyword) => {
      const owner = owners.get(keyword);
      if (!owner) {
        owners.set(keyword, page);
        return [];
      }
      const word = keyword.replace(/ \(\d\)$/, '');
      const line = page.front.lineOf('keywords') ?? 1;
      return [
        errorAt(
          page,
          line,
          owner === page
            ? `The keyword "${keyword}" stands here twice.`
            : `The keyword "${keyword}" is claimed by ${owner.file} too. Say which page comes later, as "${word} (${nextPlace(keyword)})".`,
        ),
      ];
    }),
  );
}

function nextPlace(keyword: string): number {
  return Number(/\((\d)\)$/.exec(keyword)?.[1] ?? 1) + 1;
}
