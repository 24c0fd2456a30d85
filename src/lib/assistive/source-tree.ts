// The part of the DOM that the assistive view needs. Native browser nodes match these types, and so do the
// nodes of the build's HTML parser, so the same code runs in both.

export interface SourceNode {
  readonly nodeType: number;
  readonly nodeValue: string | null;
  readonly parentNode: SourceNode | null;
  readonly childNodes: ArrayLike<SourceNode>;
}

export interface SourceElement extends SourceNode {
  readonly localName: string;
  getAttribute(name: string): string | null;
  /** Set for a custom element that is a form control; only known on a live page. */
  readonly isFormAssociated?: boolean;
  /** Whether it is drawn as part of a line of text; only a page that runs knows. */
  readonly isInLine?: boolean;
}

export function isElement(node: SourceNode | null): node is SourceElement {
  return node?.nodeType === 1;
}

export function isText(node: SourceNode): boolean {
  return node.nodeType === 3;
}

export function childElements(node: SourceNode): SourceElement[] {
  return Array.from(node.childNodes).filter(isElement);
}

export function parentElement(node: SourceNode): SourceElement | null {
  return isElement(node.parentNode) ? node.parentNode : null;
}

/** The ancestor elements of a node, the nearest first. */
export function ancestors(node: SourceNode): SourceElement[] {
  const parent = parentElement(node);
  return parent ? [parent, ...ancestors(parent)] : [];
}

/** The descendant elements of a node, in source order. */
export function descendants(node: SourceNode): SourceElement[] {
  return childElements(node).flatMap((child) => [child, ...descendants(child)]);
}

export function hasAttribute(element: SourceElement, name: string): boolean {
  return element.getAttribute(name) !== null;
}

/** The lowercase value of an attribute with keywords, or an empty string. */
export function keyword(element: SourceElement, name: string): string {
  return element.getAttribute(name)?.trim().toLowerCase() ?? '';
}

/** Splits a list separated by spaces, such as a list of ids. */
export function words(text: string | null): string[] {
  return text?.split(/\s+/).filter(Boolean) ?? [];
}

/** Collapses white space to single spaces and trims the ends. */
export function plainText(text: string): string {
  return text.replace(/[\t\n\f\r ]+/g, ' ').trim();
}

/** All text in a node, hidden or not. */
export function textContent(node: SourceNode): string {
  return isText(node) ? (node.nodeValue ?? '') : Array.from(node.childNodes).map(textContent).join('');
}
