import type { BodyElement, BodyNode } from '#schema/body.ts';
import type { QualityReport } from '#schema/quality-report.ts';
import { number } from './figure-words.ts';

/** The figures at a glance. What no check has told is left out. */
export function summaryPart({ pages, facts, record }: QualityReport): BodyNode[] {
  const { unit, browser, axe, content } = record;
  const cells: [name: string, value: number][] = [
    ['Pages', pages.reduce((sum, row) => sum + row.pages, 0)],
    ['Words', pages.reduce((sum, row) => sum + row.words, 0)],
    ['Facts with a source', facts.total],
  ];
  if (content) cells.push(['Examples checked', content.figures.examples]);
  if (unit && browser) cells.push(['Tests passed', unit.figures.passed + browser.figures.passed]);
  // A build with a dead link stops, so this page would not be here.
  cells.push(['Dead links in the texts', 0]);
  if (axe) cells.push([`axe findings on ${number(axe.figures.pages)} pages`, axe.figures.findings]);
  return [['dl', { class: 'figure-wall' }, ...cells.map(cell)]];
}

function cell([name, value]: [name: string, value: number]): BodyElement {
  return ['div', {}, ['dt', {}, name], ['dd', {}, number(value)]];
}
