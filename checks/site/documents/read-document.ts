// Parses a document of the build, once for all checks.
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

export interface BuiltElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  line: number;
  /** The text of a title, a script or a style; empty for all others. */
  text: string;
}

export interface ReadDocument {
  /** All elements in the order of the source. */
  elements: readonly BuiltElement[];
  /** The anchors that links may use. */
  anchors: ReadonlySet<string>;
}

const textElements = ['title', 'script', 'style'];

/** The elements of a document, including those inside templates. */
export function readDocument(html: string): ReadDocument {
  const elements: BuiltElement[] = [];
  const anchors = new Set<string>();
  const visit = (node: DefaultTreeAdapterTypes.ParentNode) => {
    for (const child of node.childNodes) {
      if (!defaultTreeAdapter.isElementNode(child)) continue;
      const attributes = Object.fromEntries(child.attrs.map(({ name, value }) => [name, value]));
      const line = child.sourceCodeLocation?.startLine ?? 1;
      const text = textElements.includes(child.tagName) ? textOf(child) : '';
      elements.push({ name: child.tagName, attributes, line, text });
      if (attributes.id) anchors.add(attributes.id);
      if (child.tagName === 'a' && attributes.name) anchors.add(attributes.name);
      visit('content' in child ? child.content : child);
    }
  };
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return { elements, anchors };
}

function textOf(element: DefaultTreeAdapterTypes.Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}
