// Elements: compares their sections, the two indexes and the packages.
import { htmlElementAttributes } from 'html-element-attributes';
import type {
  AttributeValue,
  ElementAttribute,
  ElementFacts,
  Fact,
  ObsoleteAttribute,
} from '../../src/schema/facts.ts';
import type { Comparison } from './comparison.ts';
import type { WebrefElement } from './sources/packages.ts';
import { readCategories, shortCategories } from './sources/read-categories.ts';
import type { ElementSection } from './sources/read-element-sections.ts';
import type { IndexedAttribute, IndexedElement } from './sources/read-indexes.ts';
import { readRoles } from './sources/read-roles.ts';
import type { SupportReader } from './sources/read-support.ts';
import { describeValue } from './value-words.ts';

export interface ElementSources {
  sections: ElementSection[];
  index: Map<string, IndexedElement>;
  attributes: IndexedAttribute[];
  obsolete: ObsoleteAttribute[];
  webref: Map<string, WebrefElement>;
  support: SupportReader;
}

/** Facts about every conforming element, in alphabetical order. */
export function buildElements(sources: ElementSources, comparison: Comparison): Record<string, ElementFacts> {
  const known = sources.sections.flatMap((section) => section.names.map((name) => ({ name, section })));
  known.sort((a, b) => (a.name < b.name ? -1 : 1));
  return Object.fromEntries(
    known.map(({ name, section }) => [name, buildElement(name, section, sources, comparison)]),
  );
}

function buildElement(
  name: string,
  section: ElementSection,
  sources: ElementSources,
  comparison: Comparison,
): ElementFacts {
  const indexed = sources.index.get(name);
  const webref = sources.webref.get(name);
  const own = <Value>(value: Value): Fact<Value> => ({ value, from: ['standard'] });
  comparison.settle(`elements/${name}: is in the list of elements`, [
    ['standard: section', true],
    ['standard: index', indexed !== undefined],
    ['webref', webref !== undefined],
  ]);
  const categories = readCategories(section.categories);
  comparison.settle(`elements/${name}: categories`, [
    ['standard: section', shortCategories(categories)],
    [
      'standard: index',
      (indexed?.categories ?? []).map((one) => one.name + (one.isConditional ? '*' : '')).sort(),
    ],
  ]);
  const support = sources.support.read(`html.elements.${name}`);
  return {
    is: own(indexed?.is ?? ''),
    link: { value: webref?.href ?? '', from: ['webref'] },
    interface: comparison.settle(`elements/${name}: interface`, [
      ['standard: section', section.interface],
      ['standard: index', indexed?.interface ?? ''],
      ['webref', webref?.interface ?? ''],
    ]),
    categories: own(categories),
    contexts: own(section.contexts),
    contentModel: own(section.contentModel),
    tags: own(section.tags),
    attributes: attributesOf(name, section, sources, comparison),
    ...(section.special.length > 0 && { special: own(section.special) }),
    ...(section.attributes.some(isHandler) && {
      handlers: own(section.attributes.filter(isHandler).map((attribute) => attribute.name)),
    }),
    roles: readRoles(name, comparison),
    ...(support && { support }),
  };
}

function isHandler({ name }: { name: string }): boolean {
  return name.startsWith('on');
}

/**
 * The attributes of one element: both indexes, its section and the package must agree, or a ruling decides.
 */
function attributesOf(
  element: string,
  section: ElementSection,
  { index, attributes, obsolete }: ElementSources,
  comparison: Comparison,
): Record<string, Fact<ElementAttribute>> {
  const globals = new Set(attributes.filter((row) => row.isGlobal).map((row) => row.name));
  const inSection = section.attributes.filter((attribute) => !isHandler(attribute));
  const inIndex = (index.get(element)?.attributes ?? []).filter(
    (name) => name !== 'globals' && !isHandler({ name }),
  );
  const rows = attributes.filter((row) => row.elements.includes(element) && !globals.has(row.name));
  const isGone = (name: string) =>
    obsolete.some(
      (one) => one.name === name && (one.elements.length === 0 || one.elements.includes(element)),
    );
  const inPackage = (htmlElementAttributes[element] ?? []).filter((name) => !isGone(name));
  const names = new Set([
    ...inSection.map(({ name }) => name),
    ...inIndex,
    ...rows.map(({ name }) => name),
    ...inPackage,
  ]);
  const entries = [...names].sort().flatMap((name): [string, Fact<ElementAttribute>][] => {
    const written = inSection.find((attribute) => attribute.name === name);
    const exists = comparison.settle(`elements/${element}/attributes/${name}`, [
      ['standard: section', written !== undefined],
      ['standard: element index', inIndex.includes(name)],
      ['standard: attribute index', rows.some((row) => row.name === name)],
      ['html-element-attributes', inPackage.includes(name)],
    ]);
    if (!exists.value) return [];
    const row = rows.find((one) => one.name === name) ?? attributes.find((one) => one.name === name);
    const where = written?.where ?? row?.where[element];
    return [
      [
        name,
        { value: { value: readValue(name, row), ...(where !== undefined && { where }) }, from: exists.from },
      ],
    ];
  });
  return Object.fromEntries(entries);
}

/** The value of an attribute; stops the script if there is no wording for it. */
export function readValue(name: string, row: IndexedAttribute | undefined): AttributeValue {
  const value = row && describeValue(name, row.value);
  if (!value) {
    throw new Error(
      `There are no words for the values of "${name}": ${row?.value}. Add the kind to scripts/facts/value-words.ts.`,
    );
  }
  return value;
}
