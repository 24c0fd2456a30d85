// Checks dates in examples. A date in the year of the review or the year before may look upcoming when it is
// past: readers of a "next concert" would notice.
import type { Problem } from '#pipeline/problem.ts';
import { type CheckedPage, errorFor } from '../checked-page.ts';
import { intentOf } from './fences.ts';

const errorAt = errorFor('check-dates');

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const day = new RegExp(`\\b(\\d{1,2}) (${months.join('|')}) (\\d{4})\\b`, 'g');

/** Reports dates in the year of the page's review, and the year before. */
export function checkDates(page: CheckedPage): Problem[] {
  const reviewed = page.front.fields.date;
  if (!reviewed) return [];
  return page.fences.flatMap((fence) => {
    const intent = fence.language === 'html' ? intentOf(fence) : null;
    if (!intent || intent.kind === 'bad') return [];
    return [...fence.code.matchAll(day)].flatMap((match) => {
      const [words, date = '', month = '', year = ''] = match;
      const number = String(months.indexOf(month) + 1).padStart(2, '0');
      const iso = `${year}-${number}-${date.padStart(2, '0')}`;
      if (iso >= reviewed || !reviewed.startsWith(year)) return [];
      const line = fence.line + fence.code.slice(0, match.index).split('\n').length;
      const advice = `Write a day after ${reviewed} for what is to come, and an earlier year for what is over.`;
      return [
        errorAt(page, line, `The example speaks of ${words}, which was shortly before the review. ${advice}`),
      ];
    });
  });
}
