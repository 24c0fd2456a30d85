// How much a reader downloads, as numbers and as bars of blocks.
import type { BodyElement, BodyNode } from '#schema/body.ts';
import type { KindSize, QualityReport } from '#schema/quality-report.ts';
import { figureTable, note } from './figure-table.ts';
import { kilobytes, kindNames, number } from './figure-words.ts';

/** More blocks than this do not fit into a column. */
const mostBlocks = 32;
const blockSizes = [1, 2, 5, 10, 20, 50, 100, 200, 500].map((size) => size * 1000);

/** Documents of each kind, and what all pages share. */
export function sizesPart({ sizes, shared, sharePictures }: QualityReport): BodyNode[] {
  const block = blockSize(sizes);
  return [
    figureTable(
      ['Kind of page', { number: 'Median' }, { number: 'Largest' }, 'The largest page'],
      sizes.map((size) => [
        ['span', { class: 'size-bar' }, kindNames[size.kind], bar(size, block)],
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

/** The smallest round size of a block with which the largest page fits. */
function blockSize(sizes: readonly KindSize[]): number {
  const largest = Math.max(0, ...sizes.map((size) => size.largest));
  return blockSizes.find((size) => size * mostBlocks >= largest) ?? Math.ceil(largest / mostBlocks);
}

/** The numbers beside it say the same, so readers who do not see it lose nothing. */
function bar({ median, largest }: KindSize, block: number): BodyElement {
  const filled = Math.max(1, Math.round(median / block));
  const all = Math.max(filled, Math.round(largest / block));
  const blocks = Array.from(
    { length: all },
    (_, index): BodyElement => ['span', index < filled ? { class: 'on' } : {}],
  );
  return ['span', { class: 'size-blocks', 'aria-hidden': 'true' }, ...blocks];
}
