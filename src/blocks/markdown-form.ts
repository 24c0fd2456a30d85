// The Markdown form of a block: plain elements that Markdown can express. Only the block itself is
// converted; its content may include further blocks.
import type { BodyElement, BodyNode } from '#schema/page/body.ts';

/** The elements of a block; null if the node is not a valid block. */
export type MarkdownForm = (node: BodyElement) => BodyNode[] | null;

/** A bold line of its own: the name of the content that follows. */
export function label(...words: BodyNode[]): BodyElement {
  return ['p', {}, ['strong', {}, ...words]];
}

/** An italic line of its own: a caption for the content above. */
export function caption(...words: BodyNode[]): BodyElement {
  return ['p', {}, ['em', {}, ...words]];
}
