import type { BodyElement, BodyNode } from '#schema/body.ts';
import type { QualityReport } from '#schema/quality-report.ts';
import { figureTable } from './figure-table.ts';
import { kindNames, number } from './figure-words.ts';

/** How many pages of each kind there are, and their words. */
export function pagesPart({ pages }: QualityReport): BodyNode[] {
  const sum = (count: (row: QualityReport['pages'][number]) => number) =>
    pages.reduce((total, row) => total + count(row), 0);
  return [
    figureTable(
      ['Kind of page', { number: 'Pages' }, { number: 'Words' }],
      [
        ...pages.map((row) => [kindNames[row.kind], number(row.pages), number(row.words)]),
        ['All together', number(sum((row) => row.pages)), number(sum((row) => row.words))].map(strong),
      ],
    ),
  ];
}

function strong(words: string): BodyElement {
  return ['strong', {}, words];
}
