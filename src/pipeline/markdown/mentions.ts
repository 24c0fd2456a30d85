// Elements and attributes that a text mentions as such: "the `abbr` element", "the `href` and `rel` attributes",
// "`<abbr>`". A name without such a word may be anything and is left alone. The first mention becomes a link.
import type { InlineCode, Nodes, Parent, Root } from 'mdast';
import type { Facts } from '#schema/facts.ts';
import { sections } from '#site/sections.ts';
import { slugOf } from '../facts/inventory.ts';
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
/** What separates two names in a list. */
const between = /^(?:,|,?\s+(?:and|or))\s+(?:the\s+)?$/;

/** More names than this are no list that a word at its end belongs to. */
const longestList = 100;

/** Every mention in the order of the text, repeated ones too. */
export function findMentions(tree: Root): Mention[] {
  const found: Mention[] = [];
  visitMentions(
    tree,
    () => true,
    ({ kind, name, line }) => found.push({ kind, name, line }),
  );
  return found;
}

/** Links, headings and pictures stay as they are, and so do blocks that are links themselves. */
const closed = /^(?:link|linkReference|heading|image|textComponent)$/;

/** Makes a link of the first mention of an element or attribute that has a page. */
export function linkMentions(tree: Root, context: DocumentContext): void {
  const facts = readFacts();
  const pages = referencePages(context);
  const seen = new Set<string>();
  const heads = new Set<Nodes>();
  const mayEnter = (parent: Nodes): boolean => {
    const { type, attributes = {} } = parent as { type: string; attributes?: Record<string, unknown> };
    // What the author has linked needs no second link.
    if (parent.type === 'link') seen.add(parent.url.split('#')[0] ?? '');
    if (parent.type === 'table' && parent.children[0]) heads.add(parent.children[0]);
    return !closed.test(type) && !('to' in attributes) && !heads.has(parent);
  };
  visitMentions(tree, mayEnter, ({ kind, name, node, siblings }) => {
    const folder = kind === 'element' ? 'elements' : 'attributes';
    const path = `${sections[folder].path}/${slugOf(folder, name)}`;
    if (!Object.hasOwn(facts[folder], name) || !pages.has(path) || path === pages.self || seen.has(path))
      return;
    seen.add(path);
    siblings.splice(siblings.indexOf(node), 1, {
      type: 'link',
      url: path,
      children: [node],
      ...(node.position && { position: node.position }),
    });
  });
}

/** Calls back for every mention with its place, and asks about every parent on the way whether to look into it. */
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

/** The word after a name, or after the list of names that it opens. */
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

/** Whether what is named exists: in the language of today, only in that of the past, or not at all. */
export function statusOfMention(
  { kind, name }: Pick<Mention, 'kind' | 'name'>,
  facts: Facts,
): 'current' | 'obsolete' | 'unknown' {
  const has = (record: object) => Object.hasOwn(record, name);
  if (kind === 'element') {
    // A name with a hyphen is a custom element's.
    if (has(facts.elements) || has(facts.foreignElements) || name.includes('-')) return 'current';
    return has(facts.obsoleteElements) ? 'obsolete' : 'unknown';
  }
  const isOwn = name === 'role' || name.startsWith('data-');
  if (isOwn || has(facts.attributes) || has(facts.ariaAttributes) || has(facts.eventHandlers))
    return 'current';
  return facts.obsoleteAttributes.some(({ value }) => value.name === name) ? 'obsolete' : 'unknown';
}
