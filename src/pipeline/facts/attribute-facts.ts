// `::attribute-facts`: the elements of an attribute, its values, the meaning of its keywords, and the
// property that reflects it.

import type { Element } from 'hast';
import type { AttributeFacts, AttributeUse, KeywordStates } from '#schema/facts.ts';
import { sections } from '#site/sections.ts';
import { valueWords } from './attributes-table.ts';
import {
  type Content,
  code,
  elementLink,
  factList,
  h,
  linkTo,
  listOf,
  type ReferencePages,
  type Term,
} from './html.ts';
import { phraseList } from './phrases.ts';

export function attributeFacts(
  { name, attribute }: { name: string; attribute: AttributeFacts },
  pages: ReferencePages,
): Element[] {
  const uses = attribute.uses.map(({ value }) => value);
  const states = attribute.states?.map(({ value }) => value) ?? [];
  const properties = attribute.properties?.value ?? {};
  return [
    factList([
      ['Applies to', attribute.isGlobal ? everyElement(pages) : appliesTo(uses, attribute, pages)],
      ['Value', phraseList(valuesOf(uses, pages))],
      ...oneEach(states.flatMap((one) => stateEntries(one, states.length > 1, pages))),
      ...(Object.keys(properties).length > 0 ? [['Property', showProperties(properties)] as const] : []),
      ['Specification', phraseList(specifications(name, uses))],
    ]),
  ];
}

function everyElement(pages: ReferencePages): Content[] {
  return [
    'Every element: it is a ',
    ...linkTo(`${sections.attributes.path}/global-attributes`, pages, 'global attribute'),
  ];
}

function appliesTo(
  uses: readonly AttributeUse[],
  { isForCustomElements }: AttributeFacts,
  pages: ReferencePages,
): Content[] {
  const names = [...new Set(uses.flatMap(({ elements }) => elements))].sort();
  const custom: Content[][] = isForCustomElements ? [['form-associated custom elements']] : [];
  return listOf([...names.map((name) => elementLink(name, pages)), ...custom]);
}

/** One kind of value, or one line per kind with its elements. */
function valuesOf(uses: readonly AttributeUse[], pages: ReferencePages): Content[][] {
  const kinds = new Map<string, AttributeUse>();
  for (const use of uses) {
    const key = JSON.stringify(use.value);
    const known = kinds.get(key);
    kinds.set(key, known ? { ...known, elements: [...known.elements, ...use.elements] } : use);
  }
  return [...kinds.values()].map((use) => {
    const words = capitalise(valueWords(use.value));
    if (kinds.size === 1) return words;
    return [
      'On ',
      ...listOf(use.elements.map((name) => elementLink(name, pages))),
      ': ',
      ...valueWords(use.value),
    ];
  });
}

function capitalise(words: Content[]): Content[] {
  const [first, ...rest] = words;
  return typeof first === 'string' ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest] : words;
}

type StateFacts = { elements: string[] } & KeywordStates;

/** Merges the entries of a term, so that each term is listed once. */
function oneEach(entries: readonly Term[]): Term[] {
  const byTerm = Map.groupBy(entries, ([term]) => term);
  return [...byTerm].map(([term, group]) => [term, phraseList(group.map(([, words]) => [...words]))]);
}

function stateEntries(
  { elements, states, missing, invalid, empty }: StateFacts,
  isOneOfSeveral: boolean,
  pages: ReferencePages,
): Term[] {
  const place: Content[] = isOneOfSeveral
    ? ['On ', ...listOf(elements.map((name) => elementLink(name, pages))), ': ']
    : [];
  const same = missing !== undefined && missing === invalid;
  const shown = Object.entries(states);
  // "lazy (Lazy)" adds no information.
  const isTelling = shown.some(([keyword, state]) => plain(keyword) !== plain(state));
  const list = listOf(shown.map(([keyword, state]) => [code(keyword), ` (${state})`]));
  return [
    ...(isTelling ? [['States', [...place, ...list]] as const] : []),
    ...(empty === undefined ? [] : [['Empty value', [...place, stateWords(empty)]] as const]),
    ...(same ? [['Missing or invalid value', [...place, stateWords(missing)]] as const] : []),
    ...(!same && missing !== undefined ? [['Missing value', [...place, stateWords(missing)]] as const] : []),
    ...(!same && invalid !== undefined ? [['Invalid value', [...place, stateWords(invalid)]] as const] : []),
  ];
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[ -]/g, '');
}

function stateWords(state: string): string {
  return state === 'implementation-defined' ? 'Each browser decides' : `The ${state} state`;
}

/** `htmlFor` of `HTMLLabelElement`; several interfaces usually share the name. */
function showProperties(properties: Readonly<Record<string, string>>): Content[] {
  const owners = new Map<string, string[]>();
  for (const [owner, property] of Object.entries(properties))
    owners.set(property, [...(owners.get(property) ?? []), owner]);
  return listOf(
    [...owners].map(([property, list]) => [
      code(property),
      ' of ',
      ...listOf(list.map((owner) => [code(owner)])),
    ]),
  );
}

function specifications(name: string, uses: readonly AttributeUse[]): Content[][] {
  const byLink = new Map<string, string[]>();
  for (const { link, elements } of uses) byLink.set(link, [...(byLink.get(link) ?? []), ...elements]);
  return [...byLink].map(([link, elements]) => {
    const standard = link.startsWith('https://html.spec.whatwg.org/') ? 'HTML: the ' : 'The ';
    const where: Content[] =
      byLink.size > 1 && elements.length > 0
        ? [' of ', ...listOf(elements.map((element) => [code(element)]))]
        : [];
    return [h('a', { href: link }, standard, code(name), ' attribute', ...where)];
  });
}
