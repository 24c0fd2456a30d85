// Limits for input that would stall the parser or fill the memory: deep nesting, too many lines, and anything
// that multiplies. Lines are checked before parsing, tables and references after it, brackets during it
// (syntax/bracket-limit.ts). Every limit is far from what people write by hand.
import type { Root as HtmlRoot } from 'hast';
import type { Nodes, Root } from 'mdast';
import type { ContentCode } from '../problem-codes.ts';
import { walk } from './walk.ts';

export interface Excess {
  code: ContentCode;
  line: number;
  message: string;
}

/** Levels of lists, quotations and blocks; each list counts twice in the tree (list and entry). */
const maxNesting = 50;
export const maxTreeDepth = 4 * maxNesting;
/** The lines of a page. */
const maxLines = 10_000;
/** The levels of all lines together: each line is parsed once for every list and quotation around it. */
const maxLevels = 10_000;
/** A block costs less per line than a list. */
const levelsPerBlock = 1 / 8;
/** The parser scans the whole page again for every underlined heading. */
const linesPerUnderline = 5;
/** The cells of all tables of a page; short rows are padded to the width of their table. */
const maxCells = 20_000;
/** Footnote references; each is listed again below its note. */
const maxFootnoteCalls = 2000;
/** Characters that references copy from their definitions. */
const maxReferenced = 500_000;
/** Elements times the unclosed formatting elements around them, which HTML reopens in every paragraph. */
const maxReopened = 50_000;

const fence = /^[ \t>]*(`{3,}|~{3,})/;
/** Everything that starts a list item, a quotation or a block at the beginning of a line. */
const openings = /(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]*/y;
/** `::name`, with or without properties, or the `::` that closes it. */
const blockLine = /^[ \t]*(:{2,})([a-z][\w-]*)?(?:\[[^\]]*\])?(?:\{.*)?[ \t]*$/i;
const rule = /^[ \t]*([-*_])(?:[ \t]*\1)+[ \t]*$/;
const underline = /^[ \t>]*(?:=+|-+)[ \t]*$/;

/** The first place where the parser would stall, or null. */
export function findExcess(markdown: string): Excess | null {
  let open = '';
  // A fence inside a comment is not one, so lines that look like code are counted too, by their first
  // characters.
  const openBlocks = { inside: 0, outside: 0 };
  let weight = 0;
  let levels = 0;
  let levelsBefore = 0;
  let pipes = 0;
  for (const [index, text] of markdown.split('\n').entries()) {
    const line = index + 1;
    weight += underline.test(text) ? linesPerUnderline : 1;
    if (weight > maxLines) return { code: 'lines-too-many', line, message: tooManyLines };

    for (let at = text.indexOf('|'); at >= 0; at = text.indexOf('|', at + 1)) pipes++;
    if (pipes > maxCells) return { code: 'table-too-large', line, message: tooManyCells };

    const mark = fence.exec(text)?.[1] ?? '';
    const isInFence = open !== '';
    const fenced = isInFence ? 'inside' : 'outside';
    const block = text.includes('::') ? blockLine.exec(text) : null;
    if (block) openBlocks[fenced] = Math.max(0, openBlocks[fenced] + (block[2] ? 1 : -1));
    const nesting = nestingOf(text);
    if (isInFence) {
      if (mark.startsWith(open) && text.trim().endsWith(mark)) open = '';
      levelsBefore = nesting.openings > 0 ? nesting.openings + nesting.indent / 2 : 0;
    } else {
      open = mark;
      const isDeep = nesting.openings > 0 && nesting.openings + Math.floor(nesting.indent / 4) > maxNesting;
      if (openBlocks.outside > maxNesting || (block && (block[1] ?? '').length > maxNesting) || isDeep)
        return { code: 'nesting-too-deep', line, message: tooDeep };
      // A line without a marker may continue the paragraph above, at the same depth.
      levelsBefore = nesting.isEmpty ? 0 : Math.max(levelsBefore, nesting.openings + nesting.indent / 2);
    }
    levels += levelsBefore + (openBlocks.inside + openBlocks.outside) * levelsPerBlock;
    if (levels > maxLevels) return { code: 'nesting-too-heavy', line, message: tooHeavy };
  }
  return null;
}

/** Thrown when parsing of a page has to stop. */
export class ExcessError extends Error {
  readonly excess: Excess;
  constructor(excess: Excess) {
    super(excess.message);
    this.excess = excess;
  }
}

/** The limit that a parsed tree exceeds, or null. */
export function findTreeExcess(tree: Root): Excess | null {
  const deep = findDeepNode(tree);
  if (deep) return deep;
  let cells = 0;
  let referenced = 0;
  let calls = 0;
  let excess: Excess | null = null;
  walk<Nodes>(tree, (node): undefined => {
    if (excess) return;
    const line = node.position?.start.line ?? 1;
    if (node.type === 'table') {
      cells += node.children.length * (node.align?.length ?? 1);
      if (cells > maxCells) excess = { code: 'table-too-large', line, message: tooManyCells };
    } else if (node.type === 'footnoteReference') {
      if (++calls > maxFootnoteCalls) excess = { code: 'footnotes-too-many', line, message: tooManyCalls };
    } else if ((node.type === 'link' || node.type === 'image') && 'isReference' in node) {
      referenced += node.url.length + (node.title?.length ?? 0);
      if (referenced > maxReferenced) excess = { code: 'references-too-large', line, message: tooReferenced };
    }
  });
  return excess;
}

/** The first node of a tree that is nested too deeply, or null. */
export function findDeepNode(tree: { children: unknown[] }): Excess | null {
  let level = tree.children as Nodes[];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxTreeDepth) {
      const line = level[0]?.position?.start.line ?? 1;
      return { code: 'nesting-too-deep', line, message: tooDeep };
    }
    level = level.flatMap((node) => ('children' in node ? (node.children as Nodes[]) : []));
  }
  return null;
}

const formatting = /<(\/?)(a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)(?![\w-])|<\w/gi;

/** The place where unclosed formatting would be reopened in too many elements, or null. */
export function findReopened(tree: HtmlRoot): Excess | null {
  const open = new Map<string, number>();
  let elements = 0;
  let total = 0;
  let mostOpen = 0;
  let excess: Excess | null = null;
  walk<Nodes | { type: 'raw' | 'element'; value: string; position?: Nodes['position'] }>(
    tree,
    (node): undefined => {
      if (excess) return;
      if (node.type === 'element') elements++;
      if (node.type === 'raw') {
        for (const [, slash, name] of (node as { value: string }).value.matchAll(formatting)) {
          elements++;
          if (name === undefined) continue;
          const count = open.get(name.toLowerCase()) ?? 0;
          const change = slash ? (count > 0 ? -1 : 0) : 1;
          open.set(name.toLowerCase(), count + change);
          total += change;
          mostOpen = Math.max(mostOpen, total);
        }
      }
      if (mostOpen * elements > maxReopened)
        excess = { code: 'html-unclosed', line: node.position?.start.line ?? 1, message: tooManyUnclosed };
    },
  );
  return excess;
}

/** The message for all kinds of nesting. */
export const tooDeep = `Lists, quotations, blocks, marks or HTML are nested more than ${maxNesting} levels deep. Close what is open, or write it flatter.`;
const tooHeavy =
  'Too many lines are deep inside lists, quotations or blocks. Close what is open, write it flatter, or split the page.';
const tooManyLines = `The page is too long: it may have ${number(maxLines)} lines. Split it into several pages.`;
const tooManyCells = `The tables of the page have more than ${number(maxCells)} cells, counting those that short rows are filled up with. Make the table narrower, or split the page.`;
const tooManyCalls = `Footnotes are called more than ${number(maxFootnoteCalls)} times. Call them less often, or split the page.`;
const tooReferenced =
  'References repeat so much text from their definitions that the page becomes too large. Shorten the address or the title in the definition, or use it less often.';
const tooManyUnclosed =
  'Too many elements such as <b>, <i> or <a> are opened and not closed above this place. Close each of them.';

function number(value: number): string {
  return value.toLocaleString('en-GB');
}

/** The indentation of a line, and how many lists and quotations it opens or continues. */
function nestingOf(text: string): { isEmpty: boolean; indent: number; openings: number } {
  let indent = 0;
  let start = 0;
  for (; text[start] === ' ' || text[start] === '\t'; start++) indent += text[start] === '\t' ? 4 : 1;
  openings.lastIndex = start;
  let count = 0;
  while (openings.test(text)) count++;
  return { isEmpty: start === text.length, indent, openings: count > 0 && rule.test(text) ? 0 : count };
}
