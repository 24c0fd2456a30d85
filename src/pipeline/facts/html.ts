// Builds HTML for the blocks that show facts, including links to those reference pages that exist.

import type { Element, ElementContent } from 'hast';
import { sections } from '#site/sections.ts';
import { type ReferenceFolder, slugOf } from './inventory.ts';

export type Content = ElementContent | string | null | false | undefined;

/** Creates an element; text can be passed as strings, and nothing is filtered. */
export function h(tagName: string, properties: Element['properties'], ...content: Content[]): Element {
  return { type: 'element', tagName, properties, children: nodes(content) };
}

function nodes(content: readonly Content[]): ElementContent[] {
  return content.flatMap((part): ElementContent[] => {
    if (typeof part === 'string') return part === '' ? [] : [{ type: 'text', value: part }];
    return part ? [part] : [];
  });
}

export function code(text: string): Element {
  return h('code', {}, text);
}

/** Site data the blocks need: which reference pages exist. */
export interface ReferencePages {
  has(path: string): boolean;
  /** The current page, which is not linked to itself. */
  self: string;
}

/** A link if the page exists, otherwise the content alone. */
export function linkTo(path: string, pages: ReferencePages, ...content: Content[]): Content[] {
  return pages.has(path) && path !== pages.self ? [h('a', { href: path }, ...content)] : content;
}

/** The addresses of the folders with reference pages. */
export const referenceFolders: Readonly<Record<ReferenceFolder, string>> = {
  elements: sections.elements.path,
  attributes: sections.attributes.path,
  roles: `${sections.accessibility.path}/roles`,
  aria: `${sections.accessibility.path}/aria`,
};

/** The address of the page about a name, whether or not it exists. */
export function referencePath(folder: ReferenceFolder, name: string): string {
  return `${referenceFolders[folder]}/${slugOf(folder, name)}`;
}

export function elementLink(name: string, pages: ReferencePages): Content[] {
  return linkTo(referencePath('elements', name), pages, code(name));
}

export function attributeLink(name: string, pages: ReferencePages): Content[] {
  return linkTo(referencePath('attributes', name), pages, code(name));
}

export function roleLink(name: string, pages: ReferencePages): Content[] {
  return linkTo(referencePath('roles', name), pages, code(name));
}

export function ariaLink(name: string, pages: ReferencePages): Content[] {
  return linkTo(referencePath('aria', name), pages, code(name));
}

/** A value and its page below that of its element or attribute, whose inventory is given. */
export function valueLink(parent: string, value: string, pages: ReferencePages): Content[] {
  return linkTo(`${sections.html.path}/${parent}/${value}`, pages, code(value));
}

/** `one, two and three` */
export function listOf(items: readonly Content[][], last = 'and'): Content[] {
  return items.flatMap((item, index) => {
    if (index === 0) return item;
    return [index === items.length - 1 ? ` ${last} ` : ', ', ...item];
  });
}

/** Text with code in backticks. */
export function withCode(text: string): Content[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? code(part) : part));
}

/** A table with headings; the first cell of each row is its header. */
export function table(caption: string, columns: readonly string[], rows: readonly Content[][][]): Element {
  return h(
    'table',
    {},
    h('caption', {}, caption),
    h('thead', {}, h('tr', {}, ...columns.map((column) => h('th', { scope: 'col' }, column)))),
    h(
      'tbody',
      {},
      ...rows.map(([first = [], ...rest]) =>
        h('tr', {}, h('th', { scope: 'row' }, ...first), ...rest.map((cell) => h('td', {}, ...cell))),
      ),
    ),
  );
}

/** The same element with a class. */
export function withClass(element: Element, name: string): Element {
  return { ...element, properties: { ...element.properties, className: [name] } };
}

/** A term and its description. */
export type Term = readonly [term: string, content: readonly Content[]];

/** A list of terms. */
export function factList(entries: readonly Term[]): Element {
  return h(
    'div',
    { className: ['facts'] },
    h(
      'dl',
      {},
      ...entries.map(([term, content]) => h('div', {}, h('dt', {}, term), h('dd', {}, ...content))),
    ),
  );
}
