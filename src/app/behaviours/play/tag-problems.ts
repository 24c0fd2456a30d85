// Tags that do not fit together, found by comparing the end tags of a source with those that ended an element. The
// source is passed once, from its start to its end; lists of elements are sorted so that they can be passed with it.
import type { Token, DefaultTreeAdapterTypes as Tree } from 'parse5';
import { isElement } from './parse-source.ts';

export interface TagProblem {
  code: 'overlapping-elements' | 'end-tag-of-another' | 'end-tag-without-start' | 'element-not-closed';
  start: number;
  end: number;
  name: string;
}

interface EndTag {
  name: string;
  start: number;
  end: number;
}

/** An element that has a start tag in the source, and its place. */
interface Placed {
  element: Tree.Element;
  at: Token.ElementLocation;
}

/** Their end tags may be left out. */
const selfEnding = new Set(
  'html head body p li dt dd rt rp option optgroup colgroup caption thead tbody tfoot tr td th'.split(' '),
);
/** Their start tags may be left out, and their end tags nevertheless be there. */
const startMayBeMissing = new Set(['html', 'head', 'body', 'colgroup', 'tbody']);
const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const textElements = new Set('script style textarea title xmp iframe noembed noframes'.split(' '));

/** The problems of the tags, in no order. */
export function findTagProblems(source: string, nodes: readonly Tree.ChildNode[]): TagProblem[] {
  const found: TagProblem[] = [];
  const elements: Placed[] = [];
  /** Elements whose start tag was left out: their end tag may be there all the same. */
  const implied = new Map<string, number>();
  const ended = new Set<number>();
  /** End tags by the place of the start tag: an element that the parser opens again has the place of the first one. */
  const endTagOf = new Map<number, Token.Location>();
  for (const node of nodes) {
    if (!isElement(node)) continue;
    if (!node.sourceCodeLocation) {
      if (startMayBeMissing.has(node.tagName))
        implied.set(node.tagName, (implied.get(node.tagName) ?? 0) + 1);
      continue;
    }
    elements.push({ element: node, at: node.sourceCodeLocation });
    const { endTag } = node.sourceCodeLocation;
    if (!endTag) continue;
    ended.add(endTag.startOffset);
    endTagOf.set(node.sourceCodeLocation.startOffset, endTag);
  }
  elements.sort((one, other) => one.at.startOffset - other.at.startOffset);
  const open = elements.filter(({ at }) => at.startTag && !at.endTag);
  const cutOffBefore = createCutOff(open);
  const headingEndingAt = createHeadingEnds(open);
  const innermostAt = createInnermost(elements);
  // A slip in an end tag leaves an element open, too; it is reported once.
  const reported = new Set<Tree.Element | undefined>();
  for (const { start, end, name } of endTagsOf(source, nodes)) {
    if (ended.has(start)) continue;
    const left = implied.get(name) ?? 0;
    if (left > 0) {
      implied.set(name, left - 1);
      continue;
    }
    const cutOff = cutOffBefore(name, start);
    const heading = isHeading(name) ? (headingEndingAt.get(end) ?? headingEndingAt.get(start)) : undefined;
    reported.add(cutOff ?? heading ?? innermostAt(start));
    const code = cutOff ? 'overlapping-elements' : heading ? 'end-tag-of-another' : 'end-tag-without-start';
    found.push({ code, start, end, name });
  }
  for (const { element, at } of open) {
    const { startOffset: start, endOffset: end } = at.startTag ?? at;
    if (reported.has(element) || mayStayOpen(source, element.tagName, end)) continue;
    const endTag = endTagOf.get(at.startOffset);
    // It was opened again behind the end of the element around it, and closed there.
    const place = endTag && { start: endTag.startOffset, end: endTag.endOffset };
    found.push({
      code: endTag ? 'overlapping-elements' : 'element-not-closed',
      ...(place ?? { start, end }),
      name: element.tagName,
    });
  }
  return found;
}

function mayStayOpen(source: string, name: string, endOfTag: number): boolean {
  // In SVG and MathML a tag may end itself; in HTML that is a problem of its own.
  return selfEnding.has(name) || empty.has(name) || source.startsWith('/>', endOfTag - 2);
}

/** Every end tag of the source that is one: not in a comment, in a tag, or in the text of a script. */
function* endTagsOf(source: string, nodes: readonly Tree.ChildNode[]): Generator<EndTag> {
  const covered = coveredRanges(nodes);
  let next = 0;
  let coveredTo = 0;
  for (let start = source.indexOf('</'); start >= 0; ) {
    const end = source.indexOf('>', start) + 1;
    if (end === 0) return;
    const [, name] = /^<\/([a-z][^\s>/]*)/i.exec(source.slice(start, end)) ?? [];
    for (let range = covered[next]; range && range.startOffset <= start; range = covered[++next])
      coveredTo = Math.max(coveredTo, range.endOffset);
    if (name && start >= coveredTo) yield { name: name.toLowerCase(), start, end };
    start = source.indexOf('</', name ? end : start + 2);
  }
}

/** Start tags, comments and the insides of elements that contain only text, by their start. */
function coveredRanges(nodes: readonly Tree.ChildNode[]): Token.Location[] {
  const ranges: Token.Location[] = [];
  for (const node of nodes) {
    const at = node.sourceCodeLocation;
    if (!at) continue;
    if (node.nodeName === '#comment') ranges.push(at);
    if (!isElement(node)) continue;
    const { startTag, endTag } = at as Token.ElementLocation;
    if (startTag) ranges.push(startTag);
    if (startTag && textElements.has(node.tagName))
      ranges.push({ ...at, endOffset: endTag?.startOffset ?? at.endOffset });
  }
  return ranges.sort((one, other) => one.startOffset - other.startOffset);
}

/** The last open element of a name that ended before a place. To be called with rising places. */
function createCutOff(open: readonly Placed[]): (name: string, offset: number) => Tree.Element | undefined {
  const byEnd = open.toSorted((one, other) => one.at.endOffset - other.at.endOffset);
  const latest = new Map<string, Placed>();
  let next = 0;
  return (name, offset) => {
    for (let placed = byEnd[next]; placed && placed.at.endOffset <= offset; placed = byEnd[++next]) {
      const { tagName } = placed.element;
      if ((latest.get(tagName)?.at.startOffset ?? -1) <= placed.at.startOffset) latest.set(tagName, placed);
    }
    return latest.get(name)?.element;
  };
}

/** Open headings by where they ended. */
function createHeadingEnds(open: readonly Placed[]): Map<number, Tree.Element> {
  const headings = open.filter(({ element }) => isHeading(element.tagName));
  return new Map(headings.map(({ element, at }) => [at.endOffset, element]));
}

function isHeading(name: string): boolean {
  return /^h[1-6]$/.test(name);
}

/** The element that began last of those around a place. To be called with rising places. */
function createInnermost(byStart: readonly Placed[]): (offset: number) => Tree.Element | undefined {
  const around: Placed[] = [];
  let next = 0;
  return (offset) => {
    for (let placed = byStart[next]; placed && placed.at.startOffset < offset; placed = byStart[++next])
      around.push(placed);
    // One that has ended will not be around any later place either.
    while ((around.at(-1)?.at.endOffset ?? offset + 1) <= offset) around.pop();
    return around.at(-1)?.element;
  };
}
