// What a document keeps from assistive technology, and why.
import { isSummary, writtenRole } from './role.ts';
import { hasAttribute, keyword, parentElement, type SourceElement, type SourceNode } from './source-tree.ts';

/** Elements that are never drawn. */
const neverShown = ['script', 'style', 'template', 'noscript', 'datalist', 'rp'];
/** Elements about the document rather than in it; there is nothing to leave out. */
const aboutDocument = ['base', 'col', 'colgroup', 'link', 'map', 'meta', 'param', 'source', 'title', 'track'];

/** Whether the element is no part of what is read, shown or not. */
export function isAboutDocument(element: SourceElement): boolean {
  return aboutDocument.includes(element.localName);
}

/** Why an element and all that is in it is left out, or nothing if it is not. */
export function reasonLeftOut(element: SourceElement): string {
  return keyword(element, 'aria-hidden') === 'true' ? 'aria-hidden' : reasonNotShown(element);
}

/** Why an element is not even drawn, or nothing if it is. */
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

/** A closed `details` shows its summary only. */
export function isInClosedDetails(node: SourceNode): boolean {
  const details = parentElement(node);
  if (details?.localName !== 'details' || hasAttribute(details, 'open')) return false;
  return !('localName' in node && isSummary(node as SourceElement));
}

/** Why an element is no node of its own although its content is read. */
export function reasonPresentational(element: SourceElement): string {
  if (writtenRole(element) === 'none') return 'role none';
  return element.localName === 'img' ? 'empty alt' : '';
}
