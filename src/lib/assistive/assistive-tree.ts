// Computes the accessibility tree of a document from its source alone, without rendering or scripts: elements
// with a role, their name, description and states, and the text between them.
import { isAboutDocument, isInClosedDetails, reasonLeftOut, reasonPresentational } from './hidden.ts';
import { createNames, isInLine, isNameless, type Name, type Names } from './name.ts';
import { quotationMarks } from './quotation.ts';
import { roleOf } from './role.ts';
import {
  childElements,
  descendants,
  isElement,
  isText,
  keyword,
  parentElement,
  plainText,
  type SourceElement,
  type SourceNode,
  textContent,
} from './source-tree.ts';
import { type States, statesOf } from './states.ts';

export interface AssistiveNode {
  kind: 'node';
  role: string;
  name: Name;
  description: string;
  states: States;
  element: SourceElement;
  children: AssistivePart[];
}

interface AssistiveText {
  kind: 'text';
  text: string;
}

/** Content that is visible on screen but hidden from assistive technology. */
interface LeftOut {
  kind: 'left out';
  /** Its role if it were exposed, or its tag. */
  what: string;
  reason: string;
  text: string;
}

export type AssistivePart = AssistiveNode | AssistiveText | LeftOut;

/** Elements that never have a role of their own; only their content counts. */
const lineBreaks = ['br', 'wbr'];

/** The tree of a document, or of a part of one. */
export function readAssistiveTree(root: SourceNode): AssistivePart[] {
  const names = createNames(root);
  const parts: AssistivePart[] = [];
  readChildren(root, names, parts);
  return parts;
}

/** The title of the document, if the source has one. */
export function titleOf(root: SourceNode): string {
  const head = descendants(root).find(({ localName }) => localName === 'head');
  const title = head && childElements(head).find(({ localName }) => localName === 'title');
  return title ? plainText(textContent(title)) : '';
}

function readChildren(parent: SourceNode, names: Names, into: AssistivePart[]): void {
  for (const child of Array.from(parent.childNodes)) {
    if (isElement(child)) readElement(child, names, into);
    else if (isText(child)) {
      const text = child.nodeValue ?? '';
      if (!isInClosedDetails(child)) addText(text, into);
      else if (text.trim())
        into.push({ kind: 'left out', what: 'text', reason: 'closed', text: plainText(text) });
    }
  }
}

function readElement(element: SourceElement, names: Names, into: AssistivePart[]): void {
  if (isAboutDocument(element) || isPartOfOther(element)) return;
  const reason = reasonLeftOut(element);
  const role = roleOf(element);
  if (lineBreaks.includes(element.localName)) addText(' ', into);
  else if (reason)
    into.push({ kind: 'left out', what: role || element.localName, reason, text: hiddenText(element) });
  else if (role) readNode(element, role, names, into);
  else if (element.localName === 'label' && isSaidWithControl(element, names))
    readLabel(element, names, into);
  else readBox(element, names, into);
}

function readNode(element: SourceElement, role: string, names: Names, into: AssistivePart[]): void {
  const name = names.nameOf(element);
  const node: AssistiveNode = {
    kind: 'node',
    role,
    name,
    description: names.descriptionOf(element, name),
    states: statesOf(element, role, names.byId),
    element,
    children: [],
  };
  if (!isClosedBox(element, role)) readChildren(element, names, node.children);
  if (!isEmptyText(node)) into.push(node);
}

/** An element without a role is not in the tree; its children take its place. */
function readBox(element: SourceElement, names: Names, into: AssistivePart[]): void {
  const { localName } = element;
  const reason = reasonPresentational(element);
  if (reason)
    into.push({ kind: 'left out', what: localName === 'img' ? 'image' : localName, reason, text: '' });
  // A label is always a separate text, even among inline content.
  const isBlock = !isInLine(element) || localName === 'label';
  const [open, close] = localName === 'q' ? quotationMarks(element) : ['', ''];
  if (isBlock) endText(into);
  if (open) addText(open, into);
  readChildren(element, names, into);
  if (close) addText(close, into);
  if (isBlock) endText(into);
}

/**
 * Browsers do not repeat the plain label of a checkbox or radio button, because its text is already the
 * control's name.
 */
function isSaidWithControl(label: SourceElement, names: Names): boolean {
  const control = names.controlOf(label);
  const isTicked = control?.localName === 'input' && ['checkbox', 'radio'].includes(keyword(control, 'type'));
  return isTicked && childElements(label).every((child) => child === control);
}

function readLabel(label: SourceElement, names: Names, into: AssistivePart[]): void {
  const parts: AssistivePart[] = [];
  readChildren(label, names, parts);
  for (const part of parts) {
    if (part.kind !== 'text') into.push(part);
    else if (part.text.trim())
      into.push({ kind: 'left out', what: 'text', reason: 'part of a name', text: plainText(part.text) });
  }
}

/** Elements whose content is their name or value, or is used only where they cannot be shown themselves. */
function isClosedBox({ localName }: SourceElement, role: string): boolean {
  const isClosed = ['audio', 'iframe', 'object', 'textarea', 'video', 'meter', 'progress'].includes(
    localName,
  );
  return isClosed || role === 'option';
}

/** A paragraph or inline element without text is not announced. */
function isEmptyText({ role, children }: AssistiveNode): boolean {
  return isNameless(role) && children.every((part) => part.kind === 'text' && part.text.trim() === '');
}

/** A ruby annotation becomes a description; the button of a select is part of the select. */
function isPartOfOther(element: SourceElement): boolean {
  return (
    element.localName === 'rt' ||
    (element.localName === 'button' && parentElement(element)?.localName === 'select')
  );
}

/** The beginning of a hidden element's text. */
function hiddenText(element: SourceElement): string {
  if (['script', 'style', 'template', 'noscript', 'datalist'].includes(element.localName)) return '';
  const text = plainText(textContent(element));
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** Adjacent texts are merged, for example in a line with bold words. */
function addText(text: string, into: AssistivePart[]): void {
  const last = into.at(-1);
  if (last?.kind === 'text') last.text += text;
  else into.push({ kind: 'text', text });
}

/** Ends the current text, so that text of the next block is not merged with it. */
function endText(into: AssistivePart[]): void {
  if (into.at(-1)?.kind === 'text') into.push({ kind: 'text', text: '' });
}
