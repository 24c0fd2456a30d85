// The first mention of an element or attribute leads to its page, when there is one.
import type { Nodes, Root } from 'mdast';
import { slugOf } from '../facts/inventory.ts';
import { readFacts } from '../facts/read-facts.ts';
import type { DocumentContext } from './context.ts';
import { visitMentions } from './mentions.ts';
import { referencePages } from './reference-pages.ts';

interface AnyNode {
  type: string;
  attributes?: Record<string, unknown>;
  name?: string;
}

/** Links, headings and names of pictures stay as they are, and so do blocks that are links themselves. */
const closed = /^(?:link|linkReference|heading|image|textComponent)$/;

export function linkMentions(tree: Root, context: DocumentContext): void {
  const facts = readFacts();
  const pages = referencePages(context);
  const seen = new Set<string>();
  const heads = new Set<Nodes>();
  const mayEnter = (parent: Nodes): boolean => {
    const { type, attributes = {} } = parent as AnyNode;
    // What the author linked by hand is named from there on.
    if (parent.type === 'link') seen.add(parent.url.split('#')[0] ?? '');
    if (parent.type === 'table' && parent.children[0]) heads.add(parent.children[0]);
    return !closed.test(type) && !('to' in attributes) && !heads.has(parent);
  };
  visitMentions(tree, mayEnter, ({ kind, name, node, siblings }) => {
    const folder = kind === 'element' ? 'elements' : 'attributes';
    const path = `/cs/html/${folder}/${slugOf(folder, name)}`;
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
