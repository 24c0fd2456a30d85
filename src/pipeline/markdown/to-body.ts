// Converts the finished tree to the compact form stored in the database.
import type { Element, ElementContent, RootContent } from 'hast';
import { find, html as htmlInfo } from 'property-information';
import type { BodyNode } from '#schema/page/body.ts';
import type { CodeHtml } from './code/code-blocks.ts';
import { codeProperty, componentProperty, propsProperty, slotProperty } from './components/component-node.ts';

/** Converts nodes and inserts the highlighted code. */
export function toBody(nodes: readonly (RootContent | ElementContent)[], code: CodeHtml): BodyNode[] {
  const body: BodyNode[] = [];
  for (const node of nodes) {
    if (node.type === 'text') {
      const last = body.at(-1);
      if (typeof last === 'string') body[body.length - 1] = last + node.value;
      else body.push(node.value);
    } else if (node.type === 'element') {
      body.push(toNode(node, code));
    }
  }
  return body;
}

function toNode(element: Element, code: CodeHtml): BodyNode {
  const {
    [componentProperty]: component,
    [propsProperty]: props,
    [slotProperty]: slot,
    [codeProperty]: codeIndex,
    ...rest
  } = element.properties;
  const children = toBody(element.children, code);
  if (component !== undefined) {
    const ready = code[Number(codeIndex)];
    return [String(component), parseProps(props), ...(ready === undefined ? children : [{ html: ready }])];
  }
  if (slot !== undefined) return ['slot', { name: String(slot) }, ...children];
  return [element.tagName, attributes(rest), ...children];
}

function attributes(properties: Element['properties']): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    const info = find(htmlInfo, key);
    const separator = info.commaSeparated ? ', ' : ' ';
    result[info.attribute] = Array.isArray(value) ? value.join(separator) : value;
  }
  return result;
}

function parseProps(props: unknown): Record<string, unknown> {
  // If an attribute of this name ever comes from somewhere else, it must not make the build fail.
  try {
    const parsed: unknown = JSON.parse(String(props ?? '{}'));
    return parsed !== null && typeof parsed === 'object' ? (parsed as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
