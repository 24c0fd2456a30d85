// The document as it is now, in the form that the functions for roles and names read. What a script, a style or a reader
// has changed since it was parsed counts: the value of a field, a box that is hidden, the inside of a custom element.
import type { SourceElement, SourceNode } from '#lib/assistive/source-tree.ts';
import { type GeneratedPlace, generatedText } from './generated-text.ts';

/** What custom elements keep to themselves, remembered when it is made. */
const insides = new WeakMap<Element, ShadowRoot>();
const meanings = new WeakMap<Element, ElementInternals>();

/** Before the first script of an answer runs. */
export function rememberInsides(): void {
  const { attachShadow, attachInternals } = HTMLElement.prototype;
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this as HTMLElement, init);
    insides.set(this, root);
    return root;
  };
  HTMLElement.prototype.attachInternals = function () {
    const internals = attachInternals.call(this);
    meanings.set(this, internals);
    return internals;
  };
}

const ownGetter = (owner: object, key: string) =>
  Object.getOwnPropertyDescriptor(owner, key)?.get as () => unknown;

/** Functions of the browser: elements of an answer may have their own, which say whatever they like. */
const read = {
  name: ownGetter(Element.prototype, 'localName'),
  parent: ownGetter(Node.prototype, 'parentNode'),
  children: ownGetter(Node.prototype, 'childNodes'),
  attribute: Element.prototype.getAttribute,
  isShown: Element.prototype.checkVisibility,
};

function childrenOf(node: Node): Node[] {
  return [...(Reflect.apply(read.children, node, []) as NodeList)];
}

function nameOf(element: Element): string {
  return String(Reflect.apply(read.name, element, []));
}

/** The tree inside an element, closed or not. */
export function insideOf(element: Element): ShadowRoot | null {
  return element.shadowRoot ?? insides.get(element) ?? null;
}

/** What is in a node as it is drawn: the inside of a custom element, and in its slots what was put there. */
export function flatChildren(node: Node): Node[] {
  const inside = node instanceof Element ? insideOf(node) : null;
  if (inside) return childrenOf(inside);
  if (node instanceof HTMLSlotElement) {
    const assigned = node.assignedNodes();
    if (assigned.length > 0) return assigned;
  }
  return childrenOf(node);
}

/** The element around a node as it is drawn. */
export function flatParent(node: Node): Element | null {
  if (node instanceof Element || node instanceof Text) {
    if (node.assignedSlot) return node.assignedSlot;
  }
  const parent: unknown = Reflect.apply(read.parent, node, []);
  return parent instanceof ShadowRoot ? parent.host : parent instanceof Element ? parent : null;
}

/** Every element in a node, in the order of reading. */
export function flatElements(node: Node): Element[] {
  return flatChildren(node).flatMap((child) =>
    child instanceof Element ? [child, ...flatElements(child)] : [],
  );
}

export function isWithin(node: Node | null, outer: Node): boolean {
  for (let at: Node | null = node; at; at = flatParent(at)) if (at === outer) return true;
  return false;
}

export interface LiveTree {
  root: SourceNode;
  sourceOf(element: Element): SourceElement | undefined;
}

interface CopiedNode extends SourceNode {
  childNodes: SourceNode[];
}

/** A copy of the document that says of each element what is true now. */
export function readLiveTree(document: Document): LiveTree {
  const copies = new Map<Element, SourceElement>();
  const copy = (node: Node, parentNode: SourceNode | null, isShownAround: boolean): SourceNode => {
    const copied: CopiedNode = {
      nodeType: node.nodeType,
      nodeValue: node.nodeValue,
      parentNode,
      childNodes: [],
    };
    let isShown = isShownAround;
    if (node instanceof Element) {
      isShown = isDrawn(node);
      const element = Object.assign(copied, {
        localName: nameOf(node),
        getAttribute: liveAttributes(node, isShown, isShownAround),
        isFormAssociated: isFormAssociated(node),
      });
      // Only asked where a name is put together from what is in an element.
      Object.defineProperty(element, 'isInLine', {
        get: () => !isWordBoundary(node, getComputedStyle(node)),
      });
      copies.set(node, element);
    }
    const write = (place: GeneratedPlace) => {
      const text = node instanceof Element && isShown ? generatedText(node, place, true) : '';
      if (text) copied.childNodes.push({ nodeType: 3, nodeValue: text, parentNode: copied, childNodes: [] });
    };
    write('::before');
    for (const child of flatChildren(node)) copied.childNodes.push(copy(child, copied, isShown));
    write('::after');
    return copied;
  };
  const root = copy(document, null, true);
  return { root, sourceOf: (element) => copies.get(element) };
}

/** Whether words before and after the element are not parts of one word. */
export function isWordBoundary(element: Element, style: CSSStyleDeclaration): boolean {
  const localName = nameOf(element);
  const { display } = style;
  if (display === 'inline' || display === 'contents' || display === 'none')
    return /^(?:br|button|input|select|textarea|meter|progress|img|svg|video|audio|canvas)$/.test(localName);
  if (!display.startsWith('inline')) return true;
  // A box in a line: a large first letter belongs to its word, a badge does not.
  const sides = [style.paddingLeft, style.paddingRight, style.marginLeft, style.marginRight];
  return (
    /^(?:button|input|select|textarea|meter|progress)$/.test(localName) ||
    sides.some((side) => Number.parseFloat(side) >= 3)
  );
}

/** Whether the element has a place on the page, for whoever reads it in whatever way. */
export function isDrawn(element: Element): boolean {
  if (Reflect.apply(read.isShown, element, [{ visibilityProperty: true }])) return true;
  if (/^(?:area|option|optgroup)$/.test(nameOf(element))) return flatParent(element) !== null;
  // It has no box of its own, and what is in it has one.
  if (getComputedStyle(element).display !== 'contents') return false;
  const parent = flatParent(element);
  return parent === null || isDrawn(parent);
}

function liveAttributes(element: Element, isShown: boolean, isShownAround: boolean) {
  return (name: string): string | null => {
    const written = Reflect.apply(read.attribute, element, [name]) as string | null;
    switch (name) {
      case 'hidden':
        if (isShown) return null;
        return isShownAround && !isAbout(element) ? (written ?? '') : written;
      case 'popover':
      case 'style':
        return null;
      case 'open':
        return element instanceof HTMLDialogElement && isShown ? '' : written;
      case 'checked':
        return element instanceof HTMLInputElement ? (element.checked ? '' : null) : written;
      case 'selected':
        return element instanceof HTMLOptionElement ? (element.selected ? '' : null) : written;
      case 'value':
        return element instanceof HTMLInputElement &&
          !/^(?:checkbox|radio|submit|reset|button)$/.test(element.type)
          ? element.value
          : written;
      default:
        return written ?? internalMeaning(element, name);
    }
  };
}

/** Whether it is a custom element that takes part in a form. */
function isFormAssociated({ localName }: Element): boolean {
  const made = localName.includes('-') ? customElements.get(localName) : undefined;
  return made !== undefined && Reflect.get(made, 'formAssociated') === true;
}

/** Elements about the document are never drawn, and nobody hides them. */
function isAbout({ localName }: Element): boolean {
  return /^(?:head|title|meta|link|base|style|script|template|noscript|source|track|col|colgroup|param|datalist|rp|map)$/.test(
    localName,
  );
}

/** What a custom element says of itself without writing it down. */
function internalMeaning(element: Element, name: string): string | null {
  const internals = meanings.get(element);
  if (!internals || (name !== 'role' && !name.startsWith('aria-'))) return null;
  const property =
    name === 'role'
      ? name
      : Object.getOwnPropertyNames(ElementInternals.prototype).find(
          (own) => own.toLowerCase() === name.replace('-', ''),
        );
  const value: unknown = property && Reflect.get(internals, property);
  return typeof value === 'string' ? value : null;
}
