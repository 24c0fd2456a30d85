// Figures counted by the build itself: pages, facts, sizes, and a summary.

import type { FactSource } from '#schema/facts.ts';
import type { BodyElement, BodyNode } from '#schema/page/body.ts';
import type { KindSize, QualityReport } from '#schema/quality.ts';
import { kindRow } from '#site/kinds.ts';
import { capital, figureTable, kilobytes, note, number, sentence } from './figures.ts';

/** The summary. Checks without a record are left out. */
export function summaryPart({ pages, facts, record }: QualityReport): BodyNode[] {
  const { unit, browser, axe, content } = record;
  const cells: [name: string, value: number][] = [
    ['Pages', pages.reduce((sum, row) => sum + row.pages, 0)],
    ['Words', pages.reduce((sum, row) => sum + row.words, 0)],
    ['Facts with a source', facts.total],
  ];
  if (content) cells.push(['Examples checked', content.figures.examples]);
  if (unit && browser) cells.push(['Tests passed', unit.figures.passed + browser.figures.passed]);
  // A broken link fails the build, so this page would not exist.
  cells.push(['Dead links in the texts', 0]);
  if (axe) cells.push([`axe findings on ${number(axe.figures.pages)} pages`, axe.figures.findings]);
  return [['dl', { class: 'figure-wall' }, ...cells.map(cell)]];
}

function cell([name, value]: [name: string, value: number]): BodyElement {
  return ['div', {}, ['dt', {}, name], ['dd', {}, number(value)]];
}

/** Number of pages of each kind, and their words. */
export function pagesPart({ pages }: QualityReport): BodyNode[] {
  const sum = (count: (row: QualityReport['pages'][number]) => number) =>
    pages.reduce((total, row) => total + count(row), 0);
  return [
    figureTable(
      ['Kind of page', { number: 'Pages' }, { number: 'Words' }],
      [
        ...pages.map((row) => [kindRow(row.kind).title, number(row.pages), number(row.words)]),
        ['All together', number(sum((row) => row.pages)), number(sum((row) => row.words))].map(strong),
      ],
    ),
  ];
}

function strong(words: string): BodyElement {
  return ['strong', {}, words];
}

/** Names of the sources. `ruling` is our own and listed separately. */
const sourceNames: Record<Exclude<FactSource, 'ruling'>, string> = {
  standard: 'HTML Standard',
  webref: 'Webref, elements and interfaces',
  'html-element-attributes': 'Attributes by element',
  'html-event-attributes': 'Event handlers',
  'html-aria': 'Roles of elements',
  'aria-query': 'WAI-ARIA roles and properties',
  axe: 'axe, rules for roles',
  aria: 'WAI-ARIA 1.3, draft',
  'html-aam': 'HTML Accessibility API Mappings',
  'aria-in-html': 'ARIA in HTML',
  bcd: 'MDN browser compatibility data',
  'web-features': 'Baseline',
};

/** Number of facts, their subjects, and their sources. */
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

/** The maximum number of blocks that fits into a column. */
const mostBlocks = 32;
const blockSizes = [1, 2, 5, 10, 20, 50, 100, 200, 500].map((size) => size * 1000);

/** Download sizes: documents of each kind, and files shared by all pages. */
export function sizesPart({ sizes, shared, sharePictures }: QualityReport): BodyNode[] {
  const block = blockSize(sizes);
  return [
    figureTable(
      ['Kind of page', { number: 'Median' }, { number: 'Largest' }, 'The largest page'],
      sizes.map((size) => [
        ['span', { class: 'size-bar' }, kindRow(size.kind).title, bar(size, block)],
        kilobytes(size.median),
        kilobytes(size.largest),
        ['a', { href: size.at.path }, size.at.title],
      ]),
    ),
    note(
      `One block stands for ${number(block / 1000)} kB: green up to the median page, grey up to the largest.`,
    ),
    figureTable(
      ['What pages share', { number: 'Size' }],
      [
        ['Stylesheet, kept by the browser', kilobytes(shared.styles)],
        ['First script, kept by the browser', kilobytes(shared.script)],
        ...(sharePictures
          ? [
              ['Picture for previews, median', kilobytes(sharePictures.median)],
              ['Picture for previews, largest', kilobytes(sharePictures.largest)],
            ]
          : []),
      ],
    ),
  ];
}

/** The smallest round block size for which the largest page fits. */
function blockSize(sizes: readonly KindSize[]): number {
  const largest = Math.max(0, ...sizes.map((size) => size.largest));
  return blockSizes.find((size) => size * mostBlocks >= largest) ?? Math.ceil(largest / mostBlocks);
}

/** A bar of blocks. The numbers beside it give the same data, so it is hidden from screen readers. */
function bar({ median, largest }: KindSize, block: number): BodyElement {
  const filled = Math.max(1, Math.round(median / block));
  const all = Math.max(filled, Math.round(largest / block));
  const blocks = Array.from(
    { length: all },
    (_, index): BodyElement => ['span', index < filled ? { class: 'on' } : {}],
  );
  return ['span', { class: 'size-blocks', 'aria-hidden': 'true' }, ...blocks];
}
