// Components named like an HTML element, such as `:br` or `::div{.wide}`, become that element. They are then
// treated like an author's own HTML: parsed and sanitised.
import type { Nodes } from 'mdast';
import { find, html } from 'property-information';
import { holdsOnlyWords, isHtmlName, isVoid } from '../html-names.ts';
import { type ComponentNode, readProps } from './component-node.ts';

/**
 * Whether a component is an element. A word in a text that only resembles one, such as `:time`, is kept as
 * typed.
 */
export function isHtmlComponent({ type, name, attributes = {}, children }: ComponentNode): boolean {
  const tag = tagOf(name);
  if (!isHtmlName(tag)) return false;
  if (type === 'containerComponent' || isVoid(tag)) return true;
  return children.length > 0 || Object.keys(attributes).length > 0;
}

/** Nuxt's own elements have the prefix `prose-`. */
function tagOf(name: string): string {
  return name.replace(/^prose-/, '');
}

/** Turns a component into the element of its name. The content of a void element is moved after it. */
export function makeElement(node: ComponentNode, index: number, siblings: unknown[]): void {
  const attributes = { ...readProps(node.attributes ?? {}), ...node.settings };
  const tag = tagOf(node.name);
  node.data = { ...node.data, hName: tag, hProperties: htmlProperties(attributes) };
  node.children = node.children.flatMap((child) => withoutSlot(child, tag));
  if (!isVoid(tag)) return;
  siblings.splice(index + 1, 0, ...node.children);
  node.children = [];
}

/** Attribute names as used in HTML trees: `srcset` is `srcSet`, and so is MDC's `src-set`. */
export function htmlProperties(attributes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { class: classes, ...others } = attributes;
  const properties: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(others))
    if (isAttribute(name) && (value === null || typeof value !== 'object'))
      properties[propertyName(name)] = value;
  return typeof classes === 'string' ? { ...properties, className: classes.split(/\s+/) } : properties;
}

/** The libraries look names up in plain objects, which inherit some properties. */
function isAttribute(name: string): boolean {
  return !Object.hasOwn(Object.prototype, name.toLowerCase());
}

function propertyName(attribute: string): string {
  const isKnown = (name: string) => Object.hasOwn(html.normal, name.toLowerCase());
  const joined = attribute.replaceAll('-', '');
  return find(html, !isKnown(attribute) && isKnown(joined) ? joined : attribute).property;
}

/** Elements have no slots; in an element with inline content, a paragraph would end it. */
function withoutSlot(child: Nodes, name: string): Nodes[] {
  const isSlot = (child.type as string) === 'componentContainerSection';
  if (isSlot)
    return (child as unknown as ComponentNode).children.flatMap((inner) => withoutSlot(inner, name));
  return child.type === 'paragraph' && holdsOnlyWords(name) ? child.children : [child];
}
