// Decides which parts of a document are hidden from assistive technology, and why.
import { isSummary, writtenRole } from './role.ts';
import { hasAttribute, keyword, parentElement, type SourceElement, type SourceNode } from './source-tree.ts';

/** Elements that are never rendered. */
const neverShown = ['script', 'style', 'template', 'noscript', 'datalist', 'rp'];
/** Metadata elements, which have no content to hide. */
const aboutDocument = ['base', 'col', 'colgroup', 'link', 'map', 'meta', 'param', 'source', 'title', 'track'];

/** Whether the element is metadata rather than content. */
export function isAboutDocument(element: SourceElement): boolean {
  return aboutDocument.includes(element.localName);
}

/** Why an element and its content are hidden, or an empty string. */
export function reasonLeftOut(element: SourceElement): string {
  return keyword(element, 'aria-hidden') === 'true' ? 'aria-hidden' : reasonNotShown(element);
}

/** Why an element is not rendered, or an empty string. */
function reasonNotShown(element: SourceElement): string {
  const { localName } = element;
  if (neverShown.includes(localName)) return 'never shown';
  if (hasAttribute(element, 'hidden'))
    return keyword(element, 'hidden') === 'until-found' ? 'hidden until found' : 'hidden';
  if (hasAttribute(element, 'inert')) return 'inert';
  if (localName === 'input' && keyword(element, 'type') === 'hidden') return 'type hidden';
  if (localName === 'dialog' && !hasAttribute(element, 'open')) return 'closed';
  if (hasAttribute(element, 'popover')) return 'closed';
  if (localName === 'audio' && !hasAttribute(element, 'controls')) return 'no controls';
  if (isInClosedDetails(element)) return 'closed';
  return reasonInStyle(element.getAttribute('style') ?? '');
}

function reasonInStyle(style: string): string {
  if (/(?:^|[;\s])display\s*:\s*none/i.test(style)) return 'display: none';
  return /(?:^|[;\s])visibility\s*:\s*(?:hidden|collapse)/i.test(style) ? 'visibility: hidden' : '';
}

/** A closed `details` shows only its summary. */
export function isInClosedDetails(node: SourceNode): boolean {
  const details = parentElement(node);
  if (details?.localName !== 'details' || hasAttribute(details, 'open')) return false;
  return !('localName' in node && isSummary(node as SourceElement));
}

/** Why an element has no node of its own although its content is exposed. */
export function reasonPresentational(element: SourceElement): string {
  if (writtenRole(element) === 'none') return 'role none';
  return element.localName === 'img' ? 'empty alt' : '';
}
