// Parses the two non-normative indexes at the end of the standard: elements and attributes.
import {
  attributeOf,
  childElements,
  findAll,
  plainWords,
  rowsOf,
  type TreeElement,
  wordsOf,
} from './html-tree.ts';
import type { Standard } from './standard.ts';

export interface IndexedElement {
  is: string;
  /** Categories; a star in the index means "under a condition". */
  categories: { name: string; isConditional: boolean }[];
  attributes: string[];
  interface: string;
}

/**
 * The elements of the index by name. Rows with several names give several entries; includes foreign root
 * elements.
 */
export function readElementIndex(standard: Standard): Map<string, IndexedElement> {
  const heading = standard.byId('elements-3');
  const table = tableAfter(heading);
  const elements = new Map<string, IndexedElement>();
  for (const cells of rowsOf(table)) {
    const [names, is, categories, , , attributes, dom] = cells;
    if (!names || !is || !categories || !attributes || !dom) continue;
    for (const name of codes(names)) {
      elements.set(name, {
        is: wordsOf(is),
        categories: plainWords(categories)
          .split(';')
          .map((word) => word.trim())
          .filter((word) => word !== 'none' && word !== '')
          .map((word) => ({ name: word.replace(/\*$/, ''), isConditional: word.endsWith('*') })),
        attributes: codes(attributes),
        interface: plainWords(dom).replace(/\*$/, ''),
      });
    }
  }
  return elements;
}

export interface IndexedAttribute {
  name: string;
  /** Whether every HTML element has it. */
  isGlobal: boolean;
  /** Empty for a global attribute, and for one only for custom elements. */
  elements: string[];
  /** Whether form-associated custom elements have it too. */
  isForCustomElements: boolean;
  /** `in picture` by element. */
  where: Record<string, string>;
  value: string;
  keywords: string[];
  link: string;
}

/** The rows of the attribute index; a name can have several. Custom elements are left out of the elements. */
export function readAttributeIndex(standard: Standard): IndexedAttribute[] {
  return rowsOf(standard.byId('attributes-1')).map((cells) => {
    const [name, elements, , value] = cells as [TreeElement, TreeElement, TreeElement, TreeElement];
    const isGlobal = /^HTML elements/.test(plainWords(elements));
    const where: Record<string, string> = {};
    for (const [, element = '', place = ''] of wordsOf(elements).matchAll(/`([a-z\d]+)` \((in [^)]+)\)/g))
      where[element] = place;
    const linked = findAll(elements, ({ tagName }) => tagName === 'a')[0];
    return {
      name: plainWords(name),
      isGlobal,
      elements: isGlobal ? [] : topCodes(elements),
      isForCustomElements: /form-associated custom elements/.test(plainWords(elements)),
      where,
      value: wordsOf(value),
      keywords: [...wordsOf(value).matchAll(/"`([^`]*)`"/g)].map(([, keyword = '']) => keyword),
      link: (linked && attributeOf(linked, 'href')?.replace('#', '')) ?? '',
    };
  });
}

/** Code in a cell, except in remarks in brackets. */
function topCodes(cell: TreeElement): string[] {
  return [
    ...wordsOf(cell)
      .replace(/\([^)]*\)/g, '')
      .matchAll(/`([^`]+)`/g),
  ].map(([, code = '']) => code);
}

function codes(cell: TreeElement): string[] {
  const found = findAll(cell, ({ tagName }) => tagName === 'code').map(plainWords);
  return found.length > 0 ? found : plainWords(cell).split(', ');
}

function tableAfter(heading: TreeElement): TreeElement {
  const siblings = heading.parentNode ? childElements(heading.parentNode) : [];
  const table = siblings.slice(siblings.indexOf(heading)).find(({ tagName }) => tagName === 'table');
  if (!table) throw new Error(`No table follows the heading "${plainWords(heading)}".`);
  return table;
}
