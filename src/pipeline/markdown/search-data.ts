// Search data of a page besides its title and headings: the names in its tables, each with an anchor, and the
// words of every section.
import { slug } from 'github-slugger';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { splitWords, stopWords } from '#lib/search-words.ts';
import { layoutIds } from '#schema/document-hooks.ts';
import { nameId, type PageSearch, type SearchKind } from '#schema/search.ts';
import { packSections } from '#schema/search-text.ts';
import { referencePath } from '../facts/html.ts';
import type { ReferenceFolder } from '../facts/inventory.ts';
import type { DocumentContext } from './context.ts';
import { referencePages } from './reference-pages.ts';

/**
 * Tables that list names, by the heading of their first column. Fact tables have a caption, those of authors
 * do not.
 */
const namedColumns: Readonly<Record<'facts' | 'author', readonly string[]>> = {
  facts: ['Attribute', 'Element', 'Keyword', 'Role', 'Type'],
  author: ['Attribute', 'Name', 'Value'],
};

/** A name written as code. */
const codeName = /^[a-z][\w:*-]+$/i;

/** Gives every name in a table an anchor, and collects the search data. Must be called last. */
export function collectSearchData(
  tree: Root,
  headingIds: readonly string[],
  context: DocumentContext,
): Omit<PageSearch, 'keywords'> {
  const names: PageSearch['names'] = [];
  const taken = new Set([...context.anchors, ...layoutIds]);
  const texts: string[] = [''];

  function visit(node: RootContent | ElementContent): void {
    if (node.type === 'text') texts[texts.length - 1] += node.value;
    if (node.type !== 'element') return;
    if (node.properties.id === headingIds[texts.length - 1] && /^h[1-6]$/.test(node.tagName)) {
      texts.push('');
      return;
    }
    if (node.tagName === 'table') addNames(node);
    node.children.forEach(visit);
    if (!inlineTags.has(node.tagName)) texts[texts.length - 1] += ' ';
  }

  function addNames(table: Element): void {
    const rows = elementsIn(table, 'tr');
    const column = textOf(elementsIn(rows[0], 'th')[0] ?? table);
    const maker = elementsIn(table, 'caption').length > 0 ? 'facts' : 'author';
    if (!namedColumns[maker].includes(column)) return;
    const listed = rows.slice(1).flatMap((row) => nameOf(row, column) ?? []);
    if (listed.length > 0) names.push([texts.length - 1, kindOf(column), listed.join(' ')]);
  }

  /** The name in the first cell of a row, with its anchor if it is not the default. */
  function nameOf(row: Element, column: string): string | null {
    const cell = row.children.find((child) => child.type === 'element');
    const code = cell && elementsIn(cell, 'code')[0];
    const name = code ? textOf(code) : '';
    // Text after the name may be a word in brackets; text before it means that the cell is a sentence.
    if (!cell || !codeName.test(name) || !textOf(cell).startsWith(name)) return null;
    if (hasOwnPage(name, column, context)) return null;
    const id = anchorOf(cell, name);
    return id === nameId(name) ? name : `${name}#${id}`;
  }

  function anchorOf(cell: Element, name: string): string {
    const own = elementsIn(cell, 'span')[0]?.properties.id;
    if (typeof own === 'string') return own;
    const wanted = slug(name);
    let id = wanted;
    for (let number = 1; taken.has(id); number++) id = `${wanted}-${number}`;
    taken.add(id);
    context.anchors.push(id);
    cell.properties.id = id;
    return id;
  }

  tree.children.forEach(visit);
  return { names, sections: texts.length, words: packWords(texts) };
}

/** Every word once, with the sections that contain it. */
function packWords(texts: readonly string[]): string {
  const places = new Map<string, { last: number; packed: string }>();
  for (const [section, text] of texts.entries())
    for (const word of splitWords(text)) {
      const known = places.get(word);
      if (known === undefined) {
        if (word.length > 1 && !stopWords.has(word))
          places.set(word, { last: section, packed: packSections([section]) });
      } else if (known.last !== section) {
        known.packed += packSections([section - known.last]);
        known.last = section;
      }
    }
  let words = '';
  for (const [word, { packed }] of places) words += `${words && ' '}${word} ${packed}`;
  return words;
}

/**
 * An element, attribute or role with its own page is found by that page, except in the attributes table of an
 * element's page.
 */
function hasOwnPage(name: string, column: string, context: DocumentContext): boolean {
  if (column === 'Attribute' && context.inventory?.startsWith('elements/')) return false;
  const pages = referencePages(context);
  const has = (folder: ReferenceFolder) => pages.has(referencePath(folder, name));
  if (column === 'Attribute') return has('attributes') || has('aria');
  if (column === 'Element') return has('elements');
  return column === 'Role' && has('roles');
}

function kindOf(column: string): SearchKind {
  return column === 'Attribute' ? 'attribute' : column === 'Element' ? 'element' : 'page';
}

/** Elements that do not end a word. */
const inlineTags: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** The descendants of one kind in an element, in order. */
function elementsIn(element: Element | undefined, tagName: string): Element[] {
  return (element?.children ?? []).flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === tagName ? [child] : elementsIn(child, tagName);
  });
}
