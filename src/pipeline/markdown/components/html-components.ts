// Components that are called like an element of HTML, such as `:br` or `::div{.wide}`, are that element. From here on
// they go the way of an author's own HTML: through the HTML parser and the sanitiser.
import type { Nodes } from 'mdast';
import { find, html } from 'property-information';
import { holdsOnlyWords, isHtmlName, isVoid } from '../html-names.ts';
import { type ComponentNode, readProps } from './component-node.ts';

/** Whether a component is an element. A word in a text that only looks like one, such as `:time`, is what was typed. */
export function isHtmlComponent({ type, name, attributes = {}, children }: ComponentNode): boolean {
  const tag = tagOf(name);
  if (!isHtmlName(tag)) return false;
  if (type === 'containerComponent' || isVoid(tag)) return true;
  return children.length > 0 || Object.keys(attributes).length > 0;
}

/** Nuxt's own elements have a word before their name. */
function tagOf(name: string): string {
  return name.replace(/^prose-/, '');
}

/** Makes a component the element of its name. What stands in an element that holds nothing is put behind it. */
export function makeElement(node: ComponentNode, index: number, siblings: unknown[]): void {
  const attributes = { ...readProps(node.attributes ?? {}), ...node.settings };
  const tag = tagOf(node.name);
  node.data = { ...node.data, hName: tag, hProperties: htmlProperties(attributes) };
  node.children = node.children.flatMap((child) => withoutSlot(child, tag));
  if (!isVoid(tag)) return;
  siblings.splice(index + 1, 0, ...node.children);
  node.children = [];
}

/** Attributes by the names that trees of HTML have for them: `srcset` is `srcSet`, and so is MDC's `src-set`. */
export function htmlProperties(attributes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { class: classes, ...others } = attributes;
  const properties: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(others))
    if (isAttribute(name) && (value === null || typeof value !== 'object'))
      properties[propertyName(name)] = value;
  return typeof classes === 'string' ? { ...properties, className: classes.split(/\s+/) } : properties;
}

/** The libraries look names up in plain objects, which have a few of their own. */
function isAttribute(name: string): boolean {
  return !Object.hasOwn(Object.prototype, name.toLowerCase());
}

function propertyName(attribute: string): string {
  const isKnown = (name: string) => Object.hasOwn(html.normal, name.toLowerCase());
  const joined = attribute.replaceAll('-', '');
  return find(html, !isKnown(attribute) && isKnown(joined) ? joined : attribute).property;
}

/** An element has no named parts; where it holds words, a paragraph around them would end it. */
function withoutSlot(child: Nodes, name: string): Nodes[] {
  const isSlot = (child.type as string) === 'componentContainerSection';
  if (isSlot)
    return (child as unknown as ComponentNode).children.flatMap((inner) => withoutSlot(inner, name));
  return child.type === 'paragraph' && holdsOnlyWords(name) ? child.children : [child];
}
