// Checks the front matter of a page: no placeholders, valid lengths, no future dates.

import { counted } from '#lib/counted.ts';
import type { Problem } from '#pipeline/problem.ts';
import { kindRow } from '#site/kinds.ts';
import { type CheckedPage, errorFor } from '../checked-page.ts';

const errorAt = errorFor('check-front-matter');

const limits = { title: 60, leastDescription: 50, mostDescription: 160 };
const placeholder = /\b(?:DESCRIPTION|ICON|SHORT PHRASE|SHORT NAME FOR MENUS|SPEC|SPEC LABEL|LABEL|PHRASE)\b/;

/** Placeholders, missing fields, and titles and descriptions of the wrong length. */
export function checkFrontMatter(page: CheckedPage, today: string): Problem[] {
  if (!page.hasFront) return [];
  const problems: Problem[] = [];
  const { fields, lineOf } = page.front;
  const report = (key: string, message: string) =>
    void problems.push(errorAt(page, lineOf(key) ?? 1, message));
  for (const [key, value] of Object.entries(fields)) {
    const found = placeholder.exec(JSON.stringify(value) ?? '');
    if (found) report(key, `"${key}" still holds the placeholder ${found[0]}. Replace it.`);
  }
  const title = fields.seo?.title ?? fields.title ?? '';
  if (title.length > limits.title)
    report(
      fields.seo?.title === undefined ? 'title' : 'seo',
      `The title "${title}" has ${title.length} characters; at most ${limits.title} are allowed.`,
    );
  const { description = '' } = fields;
  const least = kindRow(page.kind).needsDescription ? limits.leastDescription : 0;
  const most = limits.mostDescription;
  if (description.length < least || description.length > most)
    report(
      'description',
      `The description has ${counted(description.length, 'character')}; it needs ${least > 0 ? `${least} to` : 'at most'} ${most}.`,
    );
  const { minutes } = page.front.meta;
  if (kindRow(page.kind).needsMinutes && !(typeof minutes === 'number' && minutes > 0))
    report('minutes', 'The page does not say how long the work takes. Add "minutes: 90" or what it is.');
  if (fields.date !== undefined && fields.date !== null && fields.date > today)
    report('date', `The date ${fields.date} lies in the future. Use the day the page was last reviewed.`);
  return problems;
}
