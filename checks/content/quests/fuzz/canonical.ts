// What two answers have in common if one is a rewrite of the other: the form that every rewrite must leave the same.
import { serialize } from 'parse5';
import type { QuestFile } from '#schema/page/quest.ts';
import {
  attributeOf,
  detachNode,
  type Element,
  elementsIn,
  insertBefore,
  isComment,
  isElement,
  isText,
  pageOf,
  parsePage,
  removeAttribute,
  rename,
  setAttribute,
  setText,
  textOf,
} from './answer-tree.ts';
import { identifiersIn } from './code-rewrites.ts';
import type { Rewrite } from './rewrite.ts';
import { hasNoName, redundantAttributes, rolesOfTags } from './structure-rewrites.ts';

type Claim = Rewrite['claim'];
type Parent = ReturnType<typeof parsePage> | Element;

/** Equal for two answers between which nothing has changed that the claim speaks of. */
export function canonical(files: readonly QuestFile[], claim: Claim): string {
  const document = parsePage(pageOf(files).text);
  if (claim === 'tree') return [serialize(document), ...files.slice(1).map(({ text }) => text)].join('\n');
  if (claim === 'files') putFilesInside(document, files);
  if (claim === 'structure' || claim === 'names') simplify(document);
  if (claim === 'names') dropNames(document);
  joinSpaces(document, claim === 'names');
  const others =
    claim === 'files'
      ? []
      : files.slice(1).map(({ name, text }) => (claim === 'names' ? canonicalCode(name, text) : text));
  // The order in the head decides nothing here.
  const text = serialize(document);
  return [claim === 'names' ? sortedHead(text) : text, ...others].join('\n');
}

/** Without comments; white space, no-break spaces among it, as one space, and none at the edges of elements. */
function joinSpaces(node: Parent, isCode: boolean): void {
  for (const child of [...node.childNodes]) if (isComment(child)) detachNode(child);
  for (const child of [...node.childNodes]) {
    const at = node.childNodes.indexOf(child);
    const before = node.childNodes[at - 1];
    if (isText(child) && before && isText(before)) {
      before.value += child.value;
      detachNode(child);
    }
  }
  const isExact = 'tagName' in node && ['script', 'style'].includes(node.tagName);
  for (const child of [...node.childNodes])
    if (isElement(child)) joinSpaces(child, isCode);
    else if (isText(child)) {
      child.value =
        isExact && isCode
          ? canonicalCode('tagName' in node ? node.tagName : '', child.value)
          : child.value.replace(/\s+/g, ' ').trim();
      if (child.value === '') detachNode(child);
    }
}

const meaningless = new Set(['div', 'span', 'b', 'i']);

function simplify(document: Parent): void {
  for (const element of elementsIn(document)) {
    removeAttribute(element, 'data-note');
    if (/^fz-/.test(attributeOf(element, 'class') ?? '')) {
      if (element.tagName === 'style') detachNode(element);
      removeAttribute(element, 'class');
    }
    const added = ['author', 'generator', 'theme-color', 'format-detection'];
    if (element.tagName === 'meta' && added.includes(attributeOf(element, 'name') ?? '')) detachNode(element);
    for (const [name, value] of redundantAttributes(withoutDefaults(element)))
      if (attributeOf(element, name)?.toLowerCase() === value) removeAttribute(element, name);
    for (const attribute of element.attrs) {
      if (['charset', 'lang', 'type', 'method', 'scope', 'loading', 'autocomplete'].includes(attribute.name))
        attribute.value = attribute.value.toLowerCase();
      if (attribute.value === attribute.name) attribute.value = '';
    }
    toRole(element);
    element.attrs.sort((one, other) => (one.name < other.name ? -1 : 1));
  }
  for (const element of elementsIn(document).toReversed()) {
    if (!meaningless.has(element.tagName) || element.attrs.length > 0 || !element.parentNode) continue;
    for (const child of [...element.childNodes]) {
      detachNode(child);
      insertBefore(element.parentNode, child, element);
    }
    detachNode(element);
  }
  for (const child of document.childNodes)
    if (child.nodeName === '#documentType') Object.assign(child, { systemId: '', publicId: '' });
}

/** The element as it was before redundant attributes were added to it. */
function withoutDefaults(element: Element): Element {
  const defaults = ['text', 'get', 'eager'];
  return { ...element, attrs: element.attrs.filter(({ value }) => !defaults.includes(value.toLowerCase())) };
}

/** Tags that are written as roles too. */
function toRole(element: Element): void {
  const { tagName } = element;
  const legend = tagName === 'fieldset' ? element.childNodes.find(isElement) : undefined;
  const role = attributeOf(element, 'role') ?? rolesOfTags[tagName];
  const level = /^h([1-6])$/.exec(tagName)?.[1];
  if (legend?.tagName === 'legend') {
    setAttribute(element, 'role', 'group');
    rename(legend, 'div');
    rename(element, 'div');
  }
  if (attributeOf(element, 'role') === 'group') {
    const labelled = attributeOf(element, 'aria-labelledby') ?? '';
    for (const child of element.childNodes.filter(isElement))
      if (attributeOf(child, 'id') === labelled) removeAttribute(child, 'id');
    removeAttribute(element, 'aria-labelledby');
  }
  if (level) {
    setAttribute(element, 'role', attributeOf(element, 'role') ?? 'heading');
    setAttribute(element, 'aria-level', attributeOf(element, 'aria-level') ?? level);
  } else if (tagName === 'ul') setAttribute(element, 'role', attributeOf(element, 'role') ?? 'list');
  else if (tagName === 'li' && attributeOf(element, 'value') === null)
    setAttribute(element, 'role', attributeOf(element, 'role') ?? 'listitem');
  else if (tagName === 'section' && hasNoName(element)) rename(element, 'div');
  else if (tagName === 'header' || tagName === 'footer') {
    const isInside = isInSection(element);
    if (!isInside) setAttribute(element, 'role', tagName === 'header' ? 'banner' : 'contentinfo');
  } else if (role) setAttribute(element, 'role', role);
  if (level || tagName in rolesOfTags || ['ul', 'li', 'header', 'footer'].includes(tagName))
    rename(element, 'div');
}

function isInSection(element: Element): boolean {
  for (let at = element.parentNode; at && 'tagName' in at; at = at.parentNode)
    if (
      ['article', 'aside', 'main', 'nav', 'section'].includes(at.tagName) ||
      Object.values(rolesOfTags).includes(attributeOf(at, 'role') ?? '')
    )
      return true;
  return false;
}

const idNames =
  /^(?:id|for|headers|form|list|aria-(?:labelledby|describedby|controls|owns|details|errormessage|activedescendant)|usemap|popovertarget|commandfor)$/;

/** Ids as numbers, in the order in which they are met. */
function dropNames(document: Parent): void {
  const numbers = new Map<string, string>();
  const numberOf = (id: string) => numbers.get(id) ?? numbers.set(id, `id${numbers.size}`).get(id) ?? '';
  for (const element of elementsIn(document)) {
    if (element.tagName === 'meta' && attributeOf(element, 'http-equiv') !== null) {
      const [, charset] = /charset=(.*)/.exec(attributeOf(element, 'content') ?? '') ?? [];
      if (charset) element.attrs = [{ name: 'charset', value: charset.toLowerCase() }];
    }
    for (const attribute of element.attrs)
      if (idNames.test(attribute.name))
        attribute.value = attribute.value.split(/\s+/).map(numberOf).join(' ');
      else if (attribute.name === 'href' && attribute.value.startsWith('#'))
        attribute.value = `#${numberOf(attribute.value.slice(1))}`;
  }
}

function sortedHead(text: string): string {
  return text.replace(/<head>([\s\S]*?)<\/head>/, (_, inside: string) =>
    (inside.match(/<title>[\s\S]*?<\/title>|<(?:style|script)[\s\S]*?<\/(?:style|script)>|<[^>]+>/g) ?? [])
      .toSorted()
      .join('\n'),
  );
}

/** Without comments and white space, in small letters, with one kind of quotation marks, and names as numbers. */
function canonicalCode(name: string, code: string): string {
  const plain = code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  if (/css|style/.test(name)) return plain.replace(/\s+/g, '').replaceAll(';}', '}').toLowerCase();
  if (!/\.js$|script/.test(name)) return code;
  const numbers = new Map<string, number>();
  let numbered = '';
  let at = 0;
  for (const { name: variable, from, to, isShorthand } of identifiersIn(plain)) {
    const number = numbers.get(variable) ?? numbers.set(variable, numbers.size).get(variable);
    numbered += `${plain.slice(at, from)}${isShorthand ? variable : `variable${number}`}`;
    at = to;
  }
  return (numbered + plain.slice(at)).replaceAll('"', "'").replace(/\s+/g, '');
}

/** Puts linked styles and scripts into the page, at the end, in their order. */
function putFilesInside(document: Parent, files: readonly QuestFile[]): void {
  for (const element of elementsIn(document)) {
    const name = attributeOf(element, 'href') ?? attributeOf(element, 'src');
    const file = files.slice(1).find((one) => one.name === name);
    if (file && element.tagName === 'link') {
      rename(element, 'style');
      removeAttribute(element, 'rel');
      removeAttribute(element, 'href');
      setText(element, file.text);
    }
    if (file && element.tagName === 'script') setText(element, file.text);
  }
  const code = elementsIn(document).filter(({ tagName }) => tagName === 'style' || tagName === 'script');
  const texts = code.map((element) => `${element.tagName}: ${textOf(element)}`);
  for (const element of code) detachNode(element);
  const [html] = document.childNodes.filter(isElement);
  if (html) setAttribute(html, 'data-code', texts.join('\n'));
}
