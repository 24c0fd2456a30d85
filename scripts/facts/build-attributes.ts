// Attributes by name: their values, elements, keyword states, and reflecting properties.
import { htmlElementAttributes } from 'html-element-attributes';
import type {
  AttributeFacts,
  AttributeUse,
  ElementFacts,
  Fact,
  ObsoleteAttribute,
} from '../../src/schema/facts.ts';
import { readValue } from './build-elements.ts';
import type { Comparison } from './comparison.ts';
import { foreignAttributes, isForeign } from './foreign-attributes.ts';
import type { IndexedAttribute } from './sources/read-indexes.ts';
import type { EnumeratedAttribute } from './sources/read-keywords.ts';
import type { SupportReader } from './sources/read-support.ts';
import { standardPage } from './sources/standard.ts';

export interface AttributeSources {
  index: IndexedAttribute[];
  keywords: EnumeratedAttribute[];
  /** Property by attribute, by interface. */
  properties: Map<string, Map<string, string>>;
  elements: Record<string, ElementFacts>;
  obsolete: ObsoleteAttribute[];
  support: SupportReader;
}

/** Facts about every attribute of the standard, and about four of other standards. */
export function buildAttributes(
  sources: AttributeSources,
  comparison: Comparison,
): Record<string, AttributeFacts> {
  const names = [...new Set(sources.index.map(({ name }) => name))].sort();
  checkGlobals(sources, comparison);
  const own = names.map((name): [string, AttributeFacts] => [name, buildAttribute(name, sources)]);
  const all = [...own, ...foreignAttributes(sources.support)];
  return Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function checkGlobals({ index, obsolete }: AttributeSources, comparison: Comparison): void {
  const inIndex = index.filter((row) => row.isGlobal).map(({ name }) => name);
  const gone = new Set(obsolete.filter(({ elements }) => elements.length === 0).map(({ name }) => name));
  const inPackage = (htmlElementAttributes['*'] ?? []).filter((name) => !gone.has(name) && !isForeign(name));
  for (const name of new Set([...inIndex, ...inPackage])) {
    comparison.settle(`attributes/${name}: is global`, [
      ['standard', inIndex.includes(name)],
      ['html-element-attributes', inPackage.includes(name)],
    ]);
  }
}

function buildAttribute(name: string, sources: AttributeSources): AttributeFacts {
  const rows = sources.index.filter((row) => row.name === name);
  const isGlobal = rows.some((row) => row.isGlobal);
  const states = statesOf(name, isGlobal, rows, sources);
  const properties = propertiesOf(name, isGlobal, sources);
  return {
    isGlobal,
    ...(rows.some((row) => row.isForCustomElements) && { isForCustomElements: true }),
    uses: usesOf(name, rows, isGlobal, sources),
    ...(states.length > 0 && { states }),
    ...(Object.keys(properties).length > 0 && { properties: { value: properties, from: ['standard'] } }),
    support: supportOf(name, isGlobal, sources),
  };
}

/** One use per row of the index; an element named only by its section joins the first matching use. */
function usesOf(
  name: string,
  rows: IndexedAttribute[],
  isGlobal: boolean,
  { elements }: AttributeSources,
): Fact<AttributeUse>[] {
  const indexed = new Set(rows.flatMap((row) => row.elements));
  const having = Object.keys(elements).filter((element) => elements[element]?.attributes[name] !== undefined);
  const missing = isGlobal ? [] : having.filter((element) => !indexed.has(element));
  return (
    rows
      // The meaning of a global attribute on one element is described in prose.
      .filter((row) => !isGlobal || row.isGlobal)
      .map((row, position) => {
        const known = row.elements.filter((element) => having.includes(element));
        const all = position === 0 ? [...known, ...missing] : known;
        return {
          value: { elements: all.sort(), value: readValue(name, row), link: standardPage + row.link },
          from: ['standard'],
        } satisfies Fact<AttributeUse>;
      })
      // Skips a row only for custom elements.
      .filter(({ value }) => isGlobal || value.elements.length > 0)
  );
}

function statesOf(
  name: string,
  isGlobal: boolean,
  rows: IndexedAttribute[],
  { keywords }: AttributeSources,
): NonNullable<AttributeFacts['states']> {
  return keywords
    .filter((one) => one.name === name)
    .map(({ name: _name, elements, states, ...defaults }) => {
      const all = [...new Set(rows.flatMap((row) => row.elements))].sort();
      const own = isGlobal || elements.length > 0 ? elements : all;
      const fitting = rows.filter(
        (row) => row.isGlobal || row.elements.some((element) => own.includes(element)),
      );
      // Some tables list keywords that authors must not use.
      const allowed = new Set(fitting.flatMap((row) => row.keywords));
      const shown = Object.entries(states).filter(([keyword]) => allowed.size === 0 || allowed.has(keyword));
      return {
        value: { elements: own, states: Object.fromEntries(shown), ...defaults },
        from: ['standard'],
      };
    });
}

/** The interfaces that reflect it, `HTMLElement` for a global one. */
function propertiesOf(name: string, isGlobal: boolean, sources: AttributeSources): Record<string, string> {
  const { elements, properties } = sources;
  const interfaces = isGlobal
    ? ['HTMLElement']
    : Object.values(elements)
        .filter(({ attributes }) => attributes[name] !== undefined)
        .map((element) => element.interface.value);
  const found: Record<string, string> = {};
  for (const one of new Set(interfaces)) {
    const property = properties.get(one)?.get(name);
    if (property !== undefined) found[one] = property;
  }
  return found;
}

function supportOf(
  name: string,
  isGlobal: boolean,
  { elements, support }: AttributeSources,
): AttributeFacts['support'] {
  if (isGlobal) {
    const own = support.read(`html.global_attributes.${name}`);
    return own ? [own] : [];
  }
  return Object.keys(elements).flatMap((element) => {
    if (elements[element]?.attributes[name] === undefined) return [];
    const own = support.read(`html.elements.${element}.${name}`);
    return own ? [{ element, ...own }] : [];
  });
}
