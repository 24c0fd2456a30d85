// The body of a page: a compact tree of arrays (`[tag, attributes, ...children]`), plus its table of
// contents. Components are kept in the tree by name and become HTML when the page is rendered.

/** A text, an element or component, or HTML generated at build time (highlighted code). */
export type BodyNode = string | BodyElement | BodyHtml;
export type BodyElement = [tag: string, attributes: Record<string, unknown>, ...children: BodyNode[]];
type BodyHtml = { html: string };

export interface ContentsEntry {
  id: string;
  text: string;
  depth: number;
}

export interface Body {
  nodes: BodyNode[];
  /** Every heading with an id, in reading order, h1 to h6. */
  toc: ContentsEntry[];
  /** Words of prose and code, for the reading time. */
  words: number;
  /** The level-one heading at the start of the document; it replaces the title above the body. */
  heading?: { id: string; nodes: BodyNode[] };
}

export const emptyBody: Body = { nodes: [], toc: [], words: 0 };

export function isBodyElement(node: BodyNode): node is BodyElement {
  return Array.isArray(node);
}

/** The text of a node, without HTML generated at build time. */
export function bodyText(node: BodyNode): string {
  if (typeof node === 'string') return node;
  return isBodyElement(node) ? (node.slice(2) as BodyNode[]).map(bodyText).join('') : '';
}

/** The slots of a block; all content outside a named slot is `default`. */
export function slotsOf([, , ...children]: BodyElement): Record<string, BodyNode[]> {
  const slots: Record<string, BodyNode[]> = { default: [] };
  for (const child of children) {
    const isSlot = isBodyElement(child) && child[0] === 'slot';
    const name = isSlot ? String(child[1].name) : 'default';
    const content = isSlot ? (child.slice(2) as BodyNode[]) : [child];
    slots[name] = [...(slots[name] ?? []), ...content];
  }
  return slots;
}

/** The markup of a node of highlighted code; empty for any other node. */
export function htmlOf(node: BodyNode | undefined): string {
  return typeof node === 'object' && !isBodyElement(node) ? node.html : '';
}
