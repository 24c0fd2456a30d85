// Checks search keywords: if two pages share one, their authors must set the order.
import type { Problem } from '#pipeline/problem.ts';
import { type CheckedPage, errorFor } from '../checked-page.ts';

const errorAt = errorFor('check-keywords');

/** Every keyword must be unique at each rank; `bold` and `bold (2)` are two ranks. */
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
            ? `The keyword "${keyword}" is listed here twice.`
            : `The keyword "${keyword}" is also used by ${owner.file}. Say which page ranks lower, as "${word} (${nextPlace(keyword)})".`,
        ),
      ];
    }),
  );
}

function nextPlace(keyword: string): number {
  return Number(/\((\d)\)$/.exec(keyword)?.[1] ?? 1) + 1;
}
