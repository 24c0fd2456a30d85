// What would stall the Markdown parser: endless nesting, and so many marks in one paragraph that matching them takes
// quadratic time. Both are found here, in one pass, before parsing.
import type { Nodes } from 'mdast';
import type { ContentCode } from '../problem-codes.ts';

export interface Excess {
  code: ContentCode;
  line: number;
  message: string;
}

/** Levels of lists, quotations and blocks; each list counts twice in the tree (list and entry). */
const maxNesting = 50;
const maxTreeDepth = 4 * maxNesting;
/** Marks (`*`, `_`, `~`, brackets) in one paragraph; several long paragraphs share the same budget. */
const maxMarks = 4000;

const fence = /^[ \t>]*(`{3,}|~{3,})/;
const marks = /[*_~[\]]/g;
/** Everything that opens a list entry, a quotation or a block at the start of a line. */
const openings = /(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]*/y;
/** `::name`, with or without properties, or the `::` that closes it. */
const blockLine = /^[ \t]*(:{2,})([a-z][\w-]*)?(?:\[[^\]]*\])?(?:\{.*)?[ \t]*$/i;
const rule = /^[ \t]*([-*_])(?:[ \t]*\1)+[ \t]*$/;
const ownParagraph = /^(?:\s*$|[ \t]*(?:[|#>]|\[[^\]]+\]:|[-*+][ \t]|\d{1,9}[.)][ \t])|\t| {4})/;

/** The first place where the parser would stall, or null. */
export function findExcess(markdown: string): Excess | null {
  let open = '';
  let inParagraph = 0;
  let spent = 0;
  let openBlocks = 0;
  const lines = markdown.split('\n');
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    const mark = fence.exec(text)?.[1] ?? '';
    if (open !== '') {
      if (mark.startsWith(open) && text.trim().endsWith(mark)) open = '';
      continue;
    }
    if (mark !== '') {
      open = mark;
      continue;
    }
    const block = blockLine.exec(text);
    if (block) openBlocks = Math.max(0, openBlocks + (block[2] ? 1 : -1));
    if (openBlocks > maxNesting || (block && depthOf(block[1] ?? '', 1) > maxNesting) || isDeep(text))
      return { code: 'nesting-too-deep', line, message: tooDeep };

    const count = text.match(marks)?.length ?? 0;
    if (ownParagraph.test(text)) inParagraph = 0;
    spent += (inParagraph + count) ** 2 - inParagraph ** 2;
    inParagraph += count;
    if (spent > maxMarks ** 2) {
      return {
        code: 'marks-too-many',
        line,
        message: `There are too many marks (* _ ~ [ ]) here to be read as Markdown: ${inParagraph} in one paragraph. Put code into a code block, or split the page.`,
      };
    }
  }
  return null;
}

/** The first node of a parsed tree that is nested too deeply, or null. */
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

/** The message for all kinds of nesting. */
export const tooDeep = `Lists, quotations, blocks, marks or HTML are nested more than ${maxNesting} levels deep. Close what is open, or write it flatter.`;

function isDeep(text: string): boolean {
  const indent = /^[ \t]*/.exec(text)?.[0] ?? '';
  openings.lastIndex = indent.length;
  let count = 0;
  while (openings.test(text)) count++;
  if (count === 0 || rule.test(text)) return false;
  return count + depthOf(indent.replaceAll('\t', '    '), 4) > maxNesting;
}

function depthOf(text: string, width: number): number {
  return Math.floor(text.length / width);
}
