// Values of attributes that have pages of their own, below the page of their element or attribute: input
// types, names of metadata and link types.
import type { Facts, ValueFacts } from '../../src/schema/facts.ts';
import { attributeOf, findAll, plainWords, rowsOf } from './sources/html-tree.ts';
import type { SupportReader } from './sources/read-support.ts';
import { type Standard, standardPage } from './sources/standard.ts';

/** Names of metadata that other documents define. */
const foreignNames: Readonly<Record<string, string>> = {
  robots: 'https://wiki.whatwg.org/wiki/MetaExtensions',
  viewport: 'https://drafts.csswg.org/css-viewport/#viewport-meta',
};

/** The values by the inventory of their pages, such as `elements/input/date`. */
export function buildValues(
  standard: Standard,
  { inputTypes, linkTypes }: Pick<Facts, 'inputTypes' | 'linkTypes'>,
  support: SupportReader,
): Record<string, ValueFacts> {
  const values: [string, ValueFacts][] = [];
  const add = (parent: string, fact: Omit<ValueFacts, 'support'>, keyOf: (element: string) => string) => {
    const supports = fact.elements.flatMap((element) => {
      const own = support.read(keyOf(element));
      return own ? [{ ...(fact.elements.length > 1 && { element }), ...own }] : [];
    });
    values.push([`${parent}/${fact.value}`, { ...fact, support: supports }]);
  };

  const typeLinks = readTypeLinks(standard);
  for (const value of Object.keys(inputTypes)) {
    const link = typeLinks.get(value);
    if (link === undefined) throw new Error(`The standard's table links to no section about "${value}".`);
    add(
      'elements/input',
      { attribute: 'type', value, elements: ['input'], link: { value: link, from: ['standard'] } },
      () => `html.elements.input.type_${value}`,
    );
  }

  for (const [value, link] of readMetadataNames(standard)) {
    const from = Object.hasOwn(foreignNames, value) ? ('ruling' as const) : ('standard' as const);
    add(
      'elements/meta',
      { attribute: 'name', value, elements: ['meta'], link: { value: link, from: [from] } },
      () => `html.elements.meta.name.${value}`,
    );
  }

  for (const [value, { value: type }] of Object.entries(linkTypes)) {
    const id = standard.find(`rel-${value}`) ? `rel-${value}` : `link-type-${value}`;
    standard.byId(id);
    const elements = [
      ...(type.link === notAllowed ? [] : ['link']),
      ...(type.anchor === notAllowed ? [] : ['a', 'area']),
      ...(type.form === notAllowed ? [] : ['form']),
    ];
    add(
      'attributes/rel',
      { attribute: 'rel', value, elements, link: { value: standardPage + id, from: ['standard'] } },
      (element) => `html.elements.${element}.rel.${value}`,
    );
  }
  return Object.fromEntries(values);
}

const notAllowed = 'not allowed';

/** The section about each input type; the table's second column links to it. */
function readTypeLinks(standard: Standard): Map<string, string> {
  return new Map(
    rowsOf(standard.byId('attr-input-type-keywords')).flatMap(([keyword, state]) => {
      const anchor = state && findAll(state, ({ tagName }) => tagName === 'a')[0];
      const href = anchor && attributeOf(anchor, 'href');
      return keyword && href ? [[plainWords(keyword), standardPage + href.replace('#', '')]] : [];
    }),
  );
}

/** Names that the standard defines, each at an id such as `meta-description`, and those of other documents. */
function readMetadataNames(standard: Standard): Map<string, string> {
  const definitions = findAll(
    standard.root,
    (element) => element.tagName === 'dfn' && /^meta-/.test(attributeOf(element, 'id') ?? ''),
  );
  const own = definitions.map((element): [string, string] => [
    plainWords(element),
    standardPage + attributeOf(element, 'id'),
  ]);
  return new Map([...own, ...Object.entries(foreignNames)]);
}
