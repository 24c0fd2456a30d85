import { type BodyNode, isBodyElement } from '#schema/page/body.ts';
import { textProp } from '../block-props.ts';
import { label, type MarkdownForm } from '../markdown-form.ts';
import type { blocks } from './schema.ts';
import { splitTabs } from './split-tabs.ts';

/** Leaves out the name of a code block if it equals the name of its tab. */
function tabContent(nodes: readonly BodyNode[], name: string): BodyNode[] {
  return nodes.map((node) => {
    if (!isBodyElement(node) || node[0] !== 'code-block') return node;
    const [tag, { title, file, ...attributes }, ...lines] = node;
    return name === (title ?? file) ? [tag, attributes, ...lines] : node;
  });
}

export const forms = {
  tabs(node) {
    const { tabs, rest } = splitTabs(node);
    return [...tabs.flatMap((tab) => [label(tab.label), ...tabContent(tab.nodes, tab.label)]), ...rest];
  },
  tab([, attributes, ...children]) {
    const name = textProp(attributes.label);
    return [...(name ? [label(name)] : []), ...children];
  },
} satisfies Record<keyof typeof blocks, MarkdownForm>;
