// Finds elements and attributes that a text mentions explicitly: "the `abbr` element", "the `href` and `rel`
// attributes", "`<abbr>`". A name without such a word is ambiguous and ignored. The first mention becomes a
// link.
import type { InlineCode, Nodes, Parent, Root } from 'mdast';
import type { Facts } from '#schema/facts.ts';
import { referencePath } from '../facts/html.ts';
import { readFacts } from '../facts/read-facts.ts';
import { type DocumentContext, lineOf } from './context.ts';
import { referencePages } from './reference-pages.ts';

export interface Mention {
  kind: 'element' | 'attribute';
  name: string;
  line: number | null;
}

/** A mention and its place in the tree, to turn it into a link. */
interface PlacedMention extends Mention {
  node: InlineCode;
  siblings: Nodes[];
}

const tagForm = /^<\/?([a-z][a-z\d]*)>$/;
const nameForm = /^(?:[a-z][a-z\d-]*|data-\*)$/;
const kindAfter = /^\s+(element|attribute)s?\b/;
const kindsAfter = /^\s+(element|attribute)s\b/;
/** The separators between two names in a list. */
const between = /^(?:,|,?\s+(?:and|or))\s+(?:the\s+)?$/;

/** In a longer list, the word at the end does not apply to its names. */
const longestList = 100;

/** All mentions in the order of the text, including repeated ones. */
export function findMentions(tree: Root): Mention[] {
  const found: Mention[] = [];
  visitMentions(
    tree,
    () => true,
    ({ kind, name, line }) => found.push({ kind, name, line }),
  );
  return found;
}

/** Links, headings and pictures are skipped, and so are blocks that are links themselves. */
const closed = /^(?:link|linkReference|heading|image|textComponent)$/;

/** Links the first mention of each element or attribute that has a page. */
export function linkMentions(tree: Root, context: DocumentContext): void {
  const facts = readFacts();
  const pages = referencePages(context);
  const seen = new Set<string>();
  const heads = new Set<Nodes>();
  const mayEnter = (parent: Nodes): boolean => {
    const { type, attributes = {} } = parent as { type: string; attributes?: Record<string, unknown> };
    // A target that the author already linked gets no second link.
    if (parent.type === 'link') seen.add(parent.url.split('#')[0] ?? '');
    if (parent.type === 'table' && parent.children[0]) heads.add(parent.children[0]);
    return !closed.test(type) && !('to' in attributes) && !heads.has(parent);
  };
  visitMentions(tree, mayEnter, ({ kind, name, node, siblings }) => {
    const isAria = kind === 'attribute' && Object.hasOwn(facts.ariaAttributes, name);
    const folder = kind === 'element' ? 'elements' : isAria ? 'aria' : 'attributes';
    const path = referencePath(folder, name);
    if (statusOfMention({ kind, name }, facts) === 'unknown') return;
    if (!pages.has(path) || path === pages.self || seen.has(path)) return;
    seen.add(path);
    siblings.splice(siblings.indexOf(node), 1, {
      type: 'link',
      url: path,
      children: [node],
      ...(node.position && { position: node.position }),
    });
  });
}

/** Calls back for every mention with its position, and for every parent to decide whether to descend. */
function visitMentions(
  parent: Nodes,
  mayEnter: (parent: Nodes) => boolean,
  onMention: (mention: PlacedMention) => void,
): void {
  if (!('children' in parent) || !mayEnter(parent)) return;
  const siblings = (parent as Parent).children as Nodes[];
  for (const [index, node] of siblings.entries()) {
    if (node.type !== 'inlineCode') {
      visitMentions(node, mayEnter, onMention);
      continue;
    }
    const tag = tagForm.exec(node.value)?.[1];
    const kind = tag === undefined ? kindOf(siblings, index) : 'element';
    const name = tag ?? node.value;
    if (kind !== null && (tag !== undefined || nameForm.test(name)))
      onMention({ kind, name, line: lineOf(node), node, siblings });
  }
}

/** The word after a name, or after the list that the name starts. */
function kindOf(siblings: readonly Nodes[], index: number): Mention['kind'] | null {
  let next = index + 1;
  const single = kindAfter.exec(textAt(siblings, next));
  if (single) return single[1] as Mention['kind'];
  const last = index + 2 * longestList;
  while (next < last && between.test(textAt(siblings, next)) && siblings[next + 1]?.type === 'inlineCode')
    next += 2;
  return (kindsAfter.exec(textAt(siblings, next))?.[1] as Mention['kind'] | undefined) ?? null;
}

function textAt(siblings: readonly Nodes[], index: number): string {
  const node = siblings[index];
  return node?.type === 'text' ? node.value : '';
}

/** Whether the named element or attribute exists: current, obsolete or unknown. */
export function statusOfMention(
  { kind, name }: Pick<Mention, 'kind' | 'name'>,
  facts: Facts,
): 'current' | 'obsolete' | 'unknown' {
  const has = (record: object) => Object.hasOwn(record, name);
  if (kind === 'element') {
    // A name with a hyphen is a custom element.
    if (has(facts.elements) || has(facts.foreignElements) || name.includes('-')) return 'current';
    return has(facts.obsoleteElements) ? 'obsolete' : 'unknown';
  }
  const isOwn = name === 'role' || name.startsWith('data-');
  if (isOwn || has(facts.attributes) || has(facts.ariaAttributes) || has(facts.eventHandlers))
    return 'current';
  return facts.obsoleteAttributes.some(({ value }) => value.name === name) ? 'obsolete' : 'unknown';
}
