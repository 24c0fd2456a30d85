// Parses the standard's separate tables: input types, event handlers, link types.
import type { EventHandler, InputType, LinkType } from '../../../src/schema/facts.ts';
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

/** The types of `input` in the order of the standard, each with its applicable attributes. */
export function readInputTypes(standard: Standard): Map<string, InputType> {
  const applies = readApplyingAttributes(standard.byId('input-type-attr-summary'));
  const types = new Map<string, InputType>();
  for (const cells of rowsOf(standard.byId('attr-input-type-keywords'))) {
    const [keyword, state, data, control] = cells.map(plainWords) as [string, string, string, string];
    const attributes = applies.get(state);
    if (!attributes) throw new Error(`The table of attributes that apply has no column for "${state}".`);
    types.set(keyword, { state, data, control, attributes });
  }
  return types;
}

/** Content attributes by state. The rest of the table, with properties, methods and events, is not needed. */
function readApplyingAttributes(table: TreeElement): Map<string, string[]> {
  const columns = childElements(table, 'thead')
    .flatMap((head) => childElements(head, 'tr'))
    .flatMap((row) => childElements(row, 'th'))
    .slice(1)
    .map((cell) => findAll(cell, ({ tagName }) => tagName === 'a').map(plainWords));
  const byState = new Map<string, string[]>(columns.flat().map((state) => [state, []]));
  const body = childElements(table, 'tbody')[0];
  for (const row of body ? childElements(body, 'tr') : []) {
    const [head, ...cells] = childElements(row);
    const name = head && plainWords(head);
    cells.forEach((cell, index) => {
      if (!/^Yes/.test(plainWords(cell)) || !name) return;
      for (const state of columns[index] ?? []) byState.get(state)?.push(name);
    });
  }
  return byState;
}

/** Event handler content attributes by name. */
export function readEventHandlers(standard: Standard): Map<string, EventHandler> {
  const handlers = new Map<string, EventHandler>();
  for (const cells of rowsOf(standard.byId('ix-event-handlers'))) {
    const [name, elements, is] = cells.map(plainWords) as [string, string, string];
    handlers.set(name, {
      on: elements === 'body' ? 'body' : 'all',
      event: /^(\S+) event handler/.exec(is)?.[1] ?? name.slice(2),
    });
  }
  return handlers;
}

/** Keywords of `rel` by name. */
export function readLinkTypes(standard: Standard): Map<string, LinkType> {
  const types = new Map<string, LinkType>();
  for (const row of rowsOf(standard.byId('table-link-relations'))) {
    const [name, ...rest] = row.flatMap(spread);
    const [link, anchor, form, isBodyOk, , is] = rest.map(wordsOf);
    if (!name || is === undefined) continue;
    types.set(plainWords(name), {
      link: link?.toLowerCase() ?? '',
      anchor: anchor?.toLowerCase() ?? '',
      form: form?.toLowerCase() ?? '',
      isBodyOk: isBodyOk === 'Yes',
      is,
    });
  }
  return types;
}

/** Repeats a cell for each column that it spans. */
function spread(cell: TreeElement): TreeElement[] {
  return Array.from({ length: Number(attributeOf(cell, 'colspan') ?? 1) }, () => cell);
}
