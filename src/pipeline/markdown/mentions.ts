// Elements and attributes that a text names in so many words: "the `abbr` element", "the `href` and `rel` attributes",
// "`<abbr>`". A name without such a word may be anything, so it is left alone.
import type { InlineCode, Nodes, Parent, Root } from 'mdast';
import type { Facts } from '#schema/facts.ts';
import { lineOf } from './context.ts';

export interface Mention {
  kind: 'element' | 'attribute';
  name: string;
  line: number | null;
}

/** A mention and where it stands, for whoever makes a link of it. */
export interface PlacedMention extends Mention {
  node: InlineCode;
  siblings: Nodes[];
}

const tagForm = /^<\/?([a-z][a-z\d]*)>$/;
const nameForm = /^(?:[a-z][a-z\d-]*|data-\*)$/;
const kindAfter = /^\s+(element|attribute)s?\b/;
const kindsAfter = /^\s+(element|attribute)s\b/;
/** What stands between two names of a list. */
const between = /^(?:,|,?\s+(?:and|or))\s+(?:the\s+)?$/;

/** Every mention in the order of the text, however often. */
export function findMentions(tree: Root): Mention[] {
  const found: Mention[] = [];
  visitMentions(
    tree,
    () => true,
    ({ kind, name, line }) => found.push({ kind, name, line }),
  );
  return found;
}

/** Calls back for every mention with its place, and asks about every parent on the way whether to look into it. */
export function visitMentions(
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
  while (between.test(textAt(siblings, next)) && siblings[next + 1]?.type === 'inlineCode') next += 2;
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
