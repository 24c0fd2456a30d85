// Attributes in HTML that other standards define: they are in no index of the HTML standard.
import type { AttributeFacts } from '../../src/schema/facts.ts';
import type { SupportReader } from './sources/read-support.ts';

interface ForeignAttribute {
  name: string;
  elements: string[];
  words: string;
  link: string;
  key: string;
  property?: [owner: string, property: string];
}

const known: readonly ForeignAttribute[] = [
  {
    name: 'capture',
    elements: ['input'],
    words: 'boolean, or `user` or `environment`',
    link: 'https://w3c.github.io/html-media-capture/#dfn-capture',
    key: 'html.elements.input.capture',
    property: ['HTMLInputElement', 'capture'],
  },
  {
    name: 'data-*',
    elements: [],
    words: 'text',
    link: 'https://html.spec.whatwg.org/multipage/dom.html#embedding-custom-non-visible-data-with-the-data-*-attributes',
    key: 'html.global_attributes.data_attributes',
    property: ['HTMLElement', 'dataset'],
  },
  {
    name: 'exportparts',
    elements: [],
    words: 'names of parts, separated by commas',
    link: 'https://drafts.csswg.org/css-shadow-parts/#exportparts-attr',
    key: 'html.global_attributes.exportparts',
  },
  {
    name: 'part',
    elements: [],
    words: 'names, separated by spaces',
    link: 'https://drafts.csswg.org/css-shadow-parts/#part-attr',
    key: 'html.global_attributes.part',
    property: ['Element', 'part'],
  },
];

/** Whether another standard defines the attribute. */
export function isForeign(name: string): boolean {
  return known.some((attribute) => attribute.name === name);
}

export function foreignAttributes(support: SupportReader): [string, AttributeFacts][] {
  return known.map(({ name, elements, words, link, key, property }) => {
    const own = support.read(key);
    if (!own) throw new Error(`The browser data have no key ${key} any more.`);
    const [element] = elements;
    return [
      name,
      {
        isGlobal: element === undefined,
        uses: [{ value: { elements, value: { kind: 'other', words }, link }, from: ['bcd'] }],
        ...(property && { properties: { value: { [property[0]]: property[1] }, from: ['bcd'] } }),
        support: [{ ...(element !== undefined && { element }), ...own }],
      },
    ];
  });
}
