// HTML trees as text, for exact comparisons.
import type { ElementContent } from 'hast';

/** The tree as HTML, without regard for what would need escaping. */
export function markup(nodes: readonly ElementContent[]): string {
  return nodes.map(show).join('');
}

function show(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  const attributes = Object.entries(node.properties).map(([name, value]) => {
    const text = Array.isArray(value) ? value.join(' ') : value;
    return ` ${name === 'className' ? 'class' : name}="${text}"`;
  });
  return `<${node.tagName}${attributes.join('')}>${markup(node.children)}</${node.tagName}>`;
}
