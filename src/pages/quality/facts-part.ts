import type { BodyNode } from '#schema/body.ts';
import type { FactSource } from '#schema/facts.ts';
import type { QualityReport } from '#schema/quality-report.ts';
import { figureTable, sentence } from './figure-table.ts';
import { capital, number } from './figure-words.ts';

/** What each source is. `ruling` is ours and stands apart. */
const sourceNames: Record<Exclude<FactSource, 'ruling'>, string> = {
  standard: 'HTML Standard',
  webref: 'Webref, elements and interfaces',
  'html-element-attributes': 'Attributes by element',
  'html-event-attributes': 'Event handlers',
  'html-aria': 'Roles of elements',
  'aria-query': 'WAI-ARIA roles and properties',
  axe: 'axe, rules for roles',
  'html-aam': 'HTML Accessibility API Mappings',
  'aria-in-html': 'ARIA in HTML',
  bcd: 'MDN browser compatibility data',
  'web-features': 'Baseline',
};

/** How many facts there are, what they are about, and where they come from. */
export function factsPart({ facts }: QualityReport): BodyNode[] {
  const { total, shared, ruled, things, sources } = facts;
  return [
    sentence(
      `${number(total)} facts, ${number(shared)} of them stated by more than one source. `,
      `Sources disagreed on ${number(ruled)}; a written ruling settles each of these.`,
    ),
    figureTable(
      ['Source', 'Read in', { number: 'Facts' }],
      sources.map((source) => [
        sourceNames[source.name as keyof typeof sourceNames] ?? source.name,
        source.version ? ['code', {}, source.version] : 'the document itself',
        number(source.facts),
      ]),
    ),
    figureTable(
      ['What the facts are about', { number: 'Number' }],
      things.map(([name, count]) => [capital(name), number(count)]),
    ),
  ];
}
