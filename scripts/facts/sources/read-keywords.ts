// Parses enumerated attributes: the state of each keyword, and the states for missing and invalid values.
import type { KeywordStates } from '../../../src/schema/facts.ts';
import {
  attributeOf,
  childElements,
  findAll,
  plainWords,
  type TreeElement,
  type TreeNode,
  wordsOf,
} from './html-tree.ts';
import type { Standard } from './standard.ts';

export interface EnumeratedAttribute extends KeywordStates {
  name: string;
  /** Empty for a global attribute. */
  elements: string[];
}

/** Every attribute with a table of keywords and states. */
export function readKeywords(standard: Standard): EnumeratedAttribute[] {
  const tables = findAll(standard.root, ({ tagName }) => tagName === 'table').filter(
    (table) => keywordCells(table).length > 0 && headings(table)[1] === 'State',
  );
  return tables.flatMap((table) => readTable(table, standard));
}

function headings(table: TreeElement): string[] {
  return findAll(table, ({ tagName }) => tagName === 'th').map(plainWords);
}

function keywordCells(table: TreeElement): TreeElement[] {
  return findAll(table, (element) => attributeOf(element, 'data-dfn-type') === 'attr-value');
}

function readTable(table: TreeElement, standard: Standard): EnumeratedAttribute[] {
  const states: Record<string, string> = {};
  let state = '';
  for (const row of findAll(table, ({ tagName }) => tagName === 'tr')) {
    const cells = childElements(row, 'td');
    const [keyword, second] = cells;
    if (!keyword) continue;
    // A state with several keywords spans their rows.
    if (second && (attributeOf(second, 'rowspan') !== undefined || cells.length > 1)) {
      const isState = !/^\(/.test(plainWords(second));
      if (isState) state = plainWords(second);
    }
    for (const word of keywordsOf(keyword)) states[word] = state;
  }
  const first = keywordCells(table)[0];
  const targets = (first && attributeOf(first, 'data-dfn-for')?.split(',')) ?? [];
  const byName = new Map<string, string[]>();
  for (const target of targets) {
    const [element = '', name = ''] = target.split('/');
    byName.set(name, [...(byName.get(name) ?? []), ...(element === 'html-global' ? [] : [element])]);
  }
  return [...byName].map(([name, elements]) => {
    const after = defaultsAfter(table, name);
    const isKnown = Object.keys(after).length > 0;
    return { name, elements, states, ...(isKnown ? after : defaultsAtDefinition(name, elements, standard)) };
  });
}

function keywordsOf(cell: TreeElement): string[] {
  const codes = findAll(cell, ({ tagName }) => tagName === 'code').map(plainWords);
  if (codes.length > 0) return codes;
  return /empty string/.test(plainWords(cell)) ? [''] : [];
}

/** If a table is far from its attribute, the paragraph that defines the attribute contains its defaults. */
function defaultsAtDefinition(
  name: string,
  elements: readonly string[],
  standard: Standard,
): Omit<KeywordStates, 'states'> {
  for (const element of elements) {
    let node: TreeNode | null | undefined = standard.find(`attr-${element}-${name}`);
    while (node && !('tagName' in node && node.tagName === 'p'))
      node = 'parentNode' in node ? node.parentNode : null;
    if (node) return readDefaults(wordsOf(node as TreeElement), name);
  }
  return {};
}

/** The sentences after a table with its defaults, up to the next heading or table of keywords. */
function defaultsAfter(table: TreeElement, name: string): Omit<KeywordStates, 'states'> {
  const words: string[] = [];
  let node: TreeNode | null = table;
  while (node) {
    const parent: TreeNode | null = 'parentNode' in node ? (node.parentNode as TreeNode | null) : null;
    if (!parent || !('childNodes' in parent)) break;
    const siblings = childElements(parent);
    const after = siblings.slice(siblings.indexOf(node as TreeElement) + 1);
    const end = after.findIndex(
      (sibling) =>
        /^h\d$/.test(sibling.tagName) || (sibling.tagName === 'table' && keywordCells(sibling).length > 0),
    );
    words.push(...after.slice(0, end < 0 ? undefined : end).map(wordsOf));
    if (end >= 0 || words.length > 0) break;
    node = parent;
  }
  return readDefaults(words.join(' '), name);
}

/** `The attribute's missing value default is the Default state, and its invalid value default is …` */
export function readDefaults(words: string, name: string): Omit<KeywordStates, 'states'> {
  const result: Omit<KeywordStates, 'states'> = {};
  const sentences = words.split(/(?<=\.)\s/).filter((sentence) => /value default/.test(sentence));
  const ownerOf = (sentence: string) => /^The `([a-z]+)` attribute/.exec(sentence)?.[1];
  const isNamed = sentences.some((sentence) => ownerOf(sentence) === name);
  for (const sentence of sentences) {
    if (ownerOf(sentence) !== (isNamed ? name : undefined)) continue;
    for (const part of sentence.split(/,? and its |, its /)) {
      const state = /\b(?:is|are) (?:both |all )?(?:the )?`?(.+?)`?(?: state)?(?:,|\.|$| \()/.exec(part)?.[1];
      if (state === undefined) continue;
      for (const kind of ['missing', 'invalid', 'empty'] as const) {
        if (new RegExp(`${kind} value default`).test(part) && !/has no missing/.test(part))
          result[kind] ??= state.replace(/`/g, '').replace(/ state.*$/, '');
      }
    }
  }
  return result;
}
