// Removes everything from a parsed example that would run, load external files or navigate.
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { fileAddress, fileAddresses } from './file-address.ts';
import { quietCss } from './quiet-css.ts';

type Attribute = Tree.Element['attrs'][number];

/** Cleans a document inside a frame; null if it is not shown. */
type QuietDocument = (source: string) => string | null;

/**
 * Elements that run, load or move something, or whose text a browser could parse as markup. A `meta` could
 * override a header, such as the referrer policy.
 */
const leftOut = new Set(['script', 'base', 'meta', 'noembed', 'noframes', 'plaintext', 'applet']);

/** Elements that open another document. */
const frames = new Set(['iframe', 'frame', 'fencedframe', 'portal']);

/** Attributes that send, run or navigate, and obsolete ones that load. */
const leftOutAttribute =
  /^(?:on.*|autofocus|ping|target|action|formaction|attributionsrc|manifest|codebase|classid|archive|code|profile|lowsrc|dynsrc|icon)$/;

/** Cleans the children of an element or document, and their attributes. */
export function quieten(parent: Tree.ParentNode, quietDocument: QuietDocument): void {
  parent.childNodes = parent.childNodes.flatMap(shownInPlaceOf);
  for (const node of parent.childNodes) {
    node.parentNode = parent;
    if (!('tagName' in node)) continue;
    node.attrs = node.attrs.flatMap((attribute) => quietAttribute(node, attribute, quietDocument));
    if (node.tagName === 'style') quietStyle(node);
    else if (frames.has(node.tagName)) node.childNodes = [];
    else quieten('content' in node ? node.content : node, quietDocument);
  }
}

/**
 * The element itself, nothing, or its content: scripts are disabled, so the content of `noscript` is shown.
 */
function shownInPlaceOf(node: Tree.ChildNode): Tree.ChildNode[] {
  if (!('tagName' in node)) return [node];
  if (node.tagName === 'noscript') return node.childNodes.flatMap(shownInPlaceOf);
  return isLeftOut(node) ? [] : [node];
}

function isLeftOut(element: Tree.Element): boolean {
  const { tagName } = element;
  if (leftOut.has(tagName)) return true;
  if (tagName === 'link') return attributeOf(element, 'rel')?.toLowerCase() !== 'stylesheet';
  // An animation could change the address of a picture.
  if (/^(?:animate|set$)/.test(tagName))
    return /href|src|style/i.test(attributeOf(element, 'attributeName') ?? '');
  return false;
}

function quietStyle(element: Tree.Element): void {
  for (const node of element.childNodes)
    if (node.nodeName === '#text') (node as Tree.TextNode).value = quietCss((node as Tree.TextNode).value);
}

function quietAttribute(
  { tagName, namespaceURI }: Tree.Element,
  attribute: Attribute,
  quietDocument: QuietDocument,
): Attribute[] {
  const { name, value } = attribute;
  const isForeign = namespaceURI !== 'http://www.w3.org/1999/xhtml';
  const withValue = (changed: string | null) => (changed === null ? [] : [{ ...attribute, value: changed }]);
  if (leftOutAttribute.test(name.toLowerCase())) return [];
  if (name === 'srcdoc') return withValue(quietDocument(value));
  if (frames.has(tagName) && name === 'src') return [];
  if (name === 'srcset' || name === 'imagesrcset') return withValue(fileAddresses(value) || null);
  if (['src', 'poster', 'data', 'background'].includes(name)) return withValue(loaded(tagName, value));
  if (name === 'href') {
    // A link out of the example would open another page in the frame.
    if (value.startsWith('#')) return [attribute];
    if (tagName === 'a' || tagName === 'area') return withValue('#');
    if (tagName === 'link' || isForeign) return withValue(loaded(tagName, value));
  }
  // Presentation attributes of SVG are styles too: fill="url(…)".
  if (name === 'style' || (isForeign && value.includes('('))) return withValue(quietCss(value));
  return [attribute];
}

/** Embedded media for pictures and players only; an embedded document or style sheet could load more. */
function loaded(tagName: string, address: string): string | null {
  const file = fileAddress(address);
  const isMedia = /^(?:img|image|feImage|input|video|audio|source|track|body|table|tr|td|th)$/.test(tagName);
  return file?.startsWith('data:') && !isMedia ? null : file;
}

function attributeOf(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}
