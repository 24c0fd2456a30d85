// Applies a source's own style sheets to its tree: hidden elements are marked as hidden, and generated text
// is added. The result is read like any other source. It is an approximation that ignores media queries,
// states such as `:hover`, and external style sheets.
import { isElement, isText, type SourceElement, type SourceNode, textContent } from '../source-tree.ts';
import { type ElementList, listElements, matchSelectors } from './selectors.ts';
import { type Declared, readDeclarations, readRules, type StyleRule, splitOutside } from './style-rules.ts';

/** The declarations for one element, or for its generated content. */
type Styles = Map<string, Declared & { specificity: number }>;

/** Replaced elements, which have no generated content. */
const replaced = [
  'audio',
  'br',
  'canvas',
  'embed',
  'iframe',
  'img',
  'input',
  'object',
  'select',
  'svg',
  'textarea',
  'video',
];

/**
 * The tree with its own styles applied, or the same tree if it has none. `sheet` is an additional style
 * sheet.
 */
export function applyStyles(root: SourceNode, sheet = ''): SourceNode {
  const list = listElements(root);
  const rules = [...list.elements.filter(isSheet).map(textContent), sheet].flatMap(readRules);
  if (rules.length === 0) return root;
  const styled = styleElements(rules, list);
  return copy(root, null, styled, true).node;
}

function isSheet(element: SourceElement): boolean {
  return (
    element.localName === 'style' && /^\s*(?:(?:all|screen)\s*)?$/i.test(element.getAttribute('media') ?? '')
  );
}

interface ElementStyles {
  '': Styles;
  before: Styles;
  after: Styles;
}

type StylesOf = (element: SourceElement) => ElementStyles | undefined;

function styleElements(rules: readonly StyleRule[], list: ElementList): StylesOf {
  const found = new Map<SourceElement, ElementStyles>();
  for (const { selector, declarations } of rules)
    for (const { matches, specificity, part } of matchSelectors(selector, list))
      for (const [place, element] of list.elements.entries()) {
        if (!matches[place]) continue;
        const styles = found.get(element) ?? { '': new Map(), before: new Map(), after: new Map() };
        found.set(element, styles);
        for (const [property, declared] of declarations)
          declare(styles[part as keyof ElementStyles], property, { ...declared, specificity });
      }
  return (element) => found.get(element);
}

/** Later rules win over earlier ones of the same specificity. */
function declare(styles: Styles, property: string, next: Declared & { specificity: number }): void {
  const before = styles.get(property);
  const isStronger =
    !before ||
    (next.isImportant === before.isImportant ? next.specificity >= before.specificity : next.isImportant);
  if (isStronger) styles.set(property, next);
}

/** A `style` attribute wins over every rule without `!important`. */
const inlineWeight = Number.POSITIVE_INFINITY;

interface Copied {
  node: SourceNode;
  /** Whether `visibility` leaves anything in it visible. */
  isVisible: boolean;
}

function copy(
  node: SourceNode,
  parentNode: SourceNode | null,
  stylesOf: StylesOf,
  isVisible: boolean,
): Copied {
  if (!isElement(node)) return copyChildren({ ...shell(node, parentNode) }, node, stylesOf, isVisible);
  const styles = stylesOf(node);
  const own: Styles = new Map(styles?.['']);
  for (const [property, declared] of readDeclarations(node.getAttribute('style') ?? ''))
    declare(own, property, { ...declared, specificity: inlineWeight });
  const visibility = own.get('visibility')?.value.toLowerCase() ?? 'inherit';
  const isOwnVisible = visibility === 'inherit' ? isVisible : visibility === 'visible';
  let style = '';
  const copied = {
    ...shell(node, parentNode),
    localName: node.localName,
    ...(node.isFormAssociated !== undefined && { isFormAssociated: node.isFormAssociated }),
    getAttribute: (name: string) => (name === 'style' ? style || null : node.getAttribute(name)),
  };
  const result = copyChildren(copied, node, stylesOf, isOwnVisible);
  if (/^none\b/i.test(own.get('display')?.value ?? '')) style = 'display: none';
  else if (!result.isVisible && !isOwnVisible) style = 'visibility: hidden';
  if (styles && !style && !replaced.includes(node.localName)) addGenerated(copied, styles, node);
  return result;
}

function shell(
  { nodeType, nodeValue }: SourceNode,
  parentNode: SourceNode | null,
): SourceNode & { childNodes: SourceNode[] } {
  return { nodeType, nodeValue, parentNode, childNodes: [] };
}

function copyChildren(
  copied: SourceNode & { childNodes: SourceNode[] },
  node: SourceNode,
  stylesOf: StylesOf,
  isVisible: boolean,
): Copied {
  let isAnyVisible = isVisible;
  for (const child of Array.from(node.childNodes)) {
    const result = copy(child, copied, stylesOf, isVisible);
    if (isElement(child)) isAnyVisible ||= result.isVisible;
    copied.childNodes.push(result.node);
  }
  // Text between visible elements inside a hidden one is not visible.
  if (isAnyVisible && !isVisible) copied.childNodes = copied.childNodes.filter((child) => !isText(child));
  return { node: copied, isVisible: isAnyVisible };
}

function addGenerated(
  copied: SourceNode & { childNodes: SourceNode[] },
  { before, after }: ElementStyles,
  element: SourceElement,
): void {
  const text = (styles: Styles): SourceNode[] => {
    const nodeValue = /^none\b/i.test(styles.get('display')?.value ?? '')
      ? ''
      : generatedText(styles.get('content')?.value ?? '', element);
    return nodeValue ? [{ nodeType: 3, nodeValue, parentNode: copied, childNodes: [] }] : [];
  };
  copied.childNodes.unshift(...text(before));
  copied.childNodes.push(...text(after));
}

/** The text of a `content` property, or the alternative text after its slash. */
function generatedText(content: string, element: SourceElement): string {
  const [shown = '', said] = splitOutside(content, '/');
  return [...(said ?? shown).matchAll(/"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|attr\(\s*([\w-]+)\s*\)/g)]
    .map(([, double, single, attribute]) =>
      attribute ? (element.getAttribute(attribute) ?? '') : unescaped(double ?? single ?? ''),
    )
    .join('');
}

/** `\2192` is an arrow; a backslash before any other character is removed. */
function unescaped(text: string): string {
  return text.replace(/\\(?:([\da-f]{1,6})\s?|([\s\S]))/gi, (_, code?: string, sign?: string) => {
    const point = code ? Number.parseInt(code, 16) : 0;
    return code ? (point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd') : (sign ?? '');
  });
}
