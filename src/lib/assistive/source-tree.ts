// As much of a document as the assistive view needs to see. A browser's own nodes fit these types as they are, and so
// does what the build reads with its HTML parser: neither world needs the other's document.

export interface SourceNode {
  readonly nodeType: number;
  readonly nodeValue: string | null;
  readonly parentNode: SourceNode | null;
  readonly childNodes: ArrayLike<SourceNode>;
}

export interface SourceElement extends SourceNode {
  readonly localName: string;
  getAttribute(name: string): string | null;
  /** A custom element that is a control of its form; only a page that runs knows. */
  readonly isFormAssociated?: boolean;
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

/** The elements around a node, the nearest first. */
export function ancestors(node: SourceNode): SourceElement[] {
  const parent = parentElement(node);
  return parent ? [parent, ...ancestors(parent)] : [];
}

/** The elements inside a node, in the order of the source. */
export function descendants(node: SourceNode): SourceElement[] {
  return childElements(node).flatMap((child) => [child, ...descendants(child)]);
}

export function hasAttribute(element: SourceElement, name: string): boolean {
  return element.getAttribute(name) !== null;
}

/** The value of an attribute whose words do not depend on case, or nothing. */
export function keyword(element: SourceElement, name: string): string {
  return element.getAttribute(name)?.trim().toLowerCase() ?? '';
}

/** Words separated by spaces, as in a list of ids. */
export function words(text: string | null): string[] {
  return text?.split(/\s+/).filter(Boolean) ?? [];
}

/** White space as it is read: runs become one space, none at the ends. */
export function plainText(text: string): string {
  return text.replace(/[\t\n\f\r ]+/g, ' ').trim();
}

/** All text in a node, hidden or not. */
export function textContent(node: SourceNode): string {
  return isText(node) ? (node.nodeValue ?? '') : Array.from(node.childNodes).map(textContent).join('');
}
