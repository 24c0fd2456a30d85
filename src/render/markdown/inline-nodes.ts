// What stands in a line, told from what is a block of its own.
import type { Nodes, PhrasingContent } from 'mdast';

const inlineTypes: ReadonlySet<string> = new Set([
  'break',
  'delete',
  'emphasis',
  'footnoteReference',
  'image',
  'inlineCode',
  'link',
  'strong',
  'text',
]);

/** Marks HTML that stands in a line. */
const inlineHtml = {};

export function isInline(node: Nodes): node is PhrasingContent {
  return inlineTypes.has(node.type) || (node.type === 'html' && node.data === inlineHtml);
}

/** A tag that Markdown has no word for, within a line. */
export function htmlTag(value: string): PhrasingContent {
  return { type: 'html', value, data: inlineHtml };
}
