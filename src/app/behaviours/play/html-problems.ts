// What is wrong with HTML as it was typed. Browsers repair it before anything else can look, so the source itself is
// read, by a parser that tells what it had to repair. That parser leaves out tags that do not fit together; those are
// found by comparing the end tags of the source with those that ended something.
import { parse, parseFragment, type Token, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { problemWords, type WordsOfProblem } from './problem-words.ts';

export interface Problem extends WordsOfProblem {
  /** What the standard calls it, or we do. */
  code: string;
  /** Counted from 1, as editors do. */
  line: number;
  column: number;
  /** Where it begins and ends in the source. */
  start: number;
  end: number;
}

/** Pieces of a page are as good as pages here: only what says that it is a whole one is read as one. */
const isWhole = /<!doctype|<(?:html|head|body)[\s>]/i;

/** Their end tags may be left out. */
const selfEnding = new Set(
  'html head body p li dt dd rt rp option optgroup colgroup caption thead tbody tfoot tr td th'.split(' '),
);
const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** What the parser tells of them is told better by comparing tags. */
const toldBelow = new Set([
  'closing-of-element-with-open-child-elements',
  'end-tag-without-matching-open-element',
  'open-elements-left-after-eof',
]);

/** The problems of a source, in its order. */
export function findProblems(source: string, isDocument = isWhole.test(source)): Problem[] {
  const found: Problem[] = [];
  const add = (code: string, start: number, end: number, name = '') =>
    found.push({
      code,
      ...placeOf(source, start),
      start,
      end: Math.max(end, start + 1),
      ...problemWords(code, name),
    });
  const root = (isDocument ? parse : parseFragment)(source, {
    sourceCodeLocationInfo: true,
    onParseError({ code, startOffset, endOffset }) {
      if (toldBelow.has(code)) return;
      // The parser notices a word when it has passed it.
      const word = wordAt(source, startOffset, code);
      add(code, startOffset - word.length, endOffset, word);
    },
  });
  const elements = allNodes(root).filter(isElement);
  const ended = new Set(elements.flatMap(({ sourceCodeLocation: at }) => at?.endTag?.startOffset ?? []));
  const unmatched = endTagsOf(source, root).filter(({ start }) => !ended.has(start));
  // A slip in an end tag leaves an element open, too; it is told once.
  const told = new Set<Tree.Element | undefined>();
  for (const { start, end, name } of unmatched) {
    const open = elements.filter(({ sourceCodeLocation: at }) => at?.startTag && !at.endTag);
    const cutOff = open.findLast(
      ({ tagName, sourceCodeLocation: at }) => tagName === name && endOf(at) <= start,
    );
    const heading = open.findLast(
      ({ tagName, sourceCodeLocation: at }) =>
        isHeading(name) && isHeading(tagName) && [start, end].includes(endOf(at)),
    );
    told.add(cutOff ?? heading ?? innermostAt(elements, start));
    const code = cutOff ? 'overlapping-elements' : heading ? 'end-tag-of-another' : 'end-tag-without-start';
    add(code, start, end, name);
  }
  for (const element of elements) {
    const tag = element.sourceCodeLocation?.startTag;
    if (!tag || element.sourceCodeLocation?.endTag || told.has(element) || mayStayOpen(source, element))
      continue;
    add('element-not-closed', tag.startOffset, tag.endOffset, element.tagName);
  }
  return withoutRepeats(found.sort((one, other) => one.start - other.start));
}

function mayStayOpen(source: string, { tagName, sourceCodeLocation: at }: Tree.Element): boolean {
  if (selfEnding.has(tagName) || empty.has(tagName)) return true;
  // In SVG and MathML a tag may end itself; in HTML that is told by itself.
  return source.slice(0, at?.startTag?.endOffset).endsWith('/>');
}

/** Every end tag of the source that is one: not in a comment, in a tag, or in the text of a script. */
function endTagsOf(source: string, root: Tree.ParentNode) {
  const covered = allNodes(root).flatMap((node): Token.Location[] => {
    const at = node.sourceCodeLocation;
    if (!at) return [];
    if (!isElement(node)) return node.nodeName === '#comment' ? [at] : [];
    const isText = /^(?:script|style|textarea|title|xmp|iframe|noembed|noframes)$/.test(node.tagName);
    const { startTag, endTag } = at as Token.ElementLocation;
    const inside = isText && startTag ? [{ ...at, endOffset: endTag?.startOffset ?? at.endOffset }] : [];
    return [...(startTag ? [startTag] : []), ...inside];
  });
  return [...source.matchAll(/<\/([a-z][^\s>/]*)[^>]*>/gi)]
    .map(({ 0: tag, 1: name = '', index }) => ({
      name: name.toLowerCase(),
      start: index,
      end: index + tag.length,
    }))
    .filter(({ start }) => !covered.some((range) => range.startOffset <= start && start < range.endOffset));
}

function endOf(at: Token.Location | null | undefined): number {
  return at?.endOffset ?? Number.POSITIVE_INFINITY;
}

function isHeading(name: string): boolean {
  return /^h[1-6]$/.test(name);
}

function innermostAt(elements: readonly Tree.Element[], offset: number): Tree.Element | undefined {
  // In the order of the document, the last one that holds a place is the innermost.
  return elements.findLast(
    ({ sourceCodeLocation: at }) => at && at.startOffset < offset && offset < at.endOffset,
  );
}

function allNodes(parent: Tree.ParentNode): Tree.ChildNode[] {
  return parent.childNodes.flatMap((node) => [
    node,
    ...('childNodes' in node ? allNodes(node) : []),
    ...('content' in node ? allNodes(node.content) : []),
  ]);
}

function isElement(node: Tree.Node): node is Tree.Element {
  return 'tagName' in node;
}

/** The attribute or the reference that a problem is about. */
function wordAt(source: string, offset: number, code: string): string {
  if (code === 'duplicate-attribute') return /([^\s"'<>/=]+)$/.exec(source.slice(0, offset))?.[1] ?? '';
  if (code.includes('character-reference')) return /&#?\w*$/.exec(source.slice(0, offset))?.[0] ?? '';
  return '';
}

function placeOf(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** One slip can be met twice in the same place. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  return problems.filter((one, at) => {
    const before = problems[at - 1];
    return before?.start !== one.start || before.title !== one.title;
  });
}
