// Every address in a document, and how a browser uses it.
import type { BuiltDocument } from '../built-site.ts';
import type { BuiltElement } from '../documents/read-document.ts';

export interface NamedAddress {
  address: string;
  line: number;
  /** Its position in the document: `<a href>`. */
  place: string;
  /** `link` is followed by the reader, `resource` is loaded with the page, `data` is read by others. */
  use: 'link' | 'resource' | 'data';
}

/** Link types that only state an address and load nothing. */
const telling =
  /^(canonical|alternate|author|license|help|next|prev|search|me|privacy-policy|terms-of-service)$/;

const resources: Readonly<Record<string, readonly string[]>> = {
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  script: ['src'],
  iframe: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  embed: ['src'],
  object: ['data'],
  input: ['src', 'formaction'],
  button: ['formaction'],
  form: ['action'],
  body: ['background'],
};

/** Preview tags with an address. */
const previewTags = /^(og:(image|url|video|audio)(:url|:secure_url)?|twitter:(image|player))$/;

/** The addresses of a document, in source order. */
export function addressesOf({ elements }: Pick<BuiltDocument, 'elements'>): NamedAddress[] {
  return elements.flatMap((element) => addressesIn(element));
}

function addressesIn(element: BuiltElement): NamedAddress[] {
  const { name, attributes, line } = element;
  const named = (attribute: string, use: NamedAddress['use'], address = attributes[attribute]) =>
    address === undefined ? [] : [{ address, line, place: `<${name} ${attribute}>`, use }];
  if (name === 'a' || name === 'area') return named('href', 'link');
  if (name === 'link') {
    const use = (attributes.rel ?? '').split(/\s+/).every((word) => telling.test(word)) ? 'data' : 'resource';
    return [
      ...named('href', use),
      ...each(attributes.imagesrcset, (part) => named('imagesrcset', use, part)),
    ];
  }
  if (name === 'meta') return metaAddresses(element, named);
  if (name === 'use' || name === 'image') return named('href', 'resource');
  return (resources[name] ?? []).flatMap((attribute) =>
    attribute === 'srcset'
      ? each(attributes.srcset, (part) => named('srcset', 'resource', part))
      : named(attribute, 'resource'),
  );
}

function metaAddresses(
  { attributes }: BuiltElement,
  named: (attribute: string, use: NamedAddress['use'], address?: string) => NamedAddress[],
): NamedAddress[] {
  const word = attributes.property ?? attributes.name ?? '';
  if (previewTags.test(word)) return named('content', 'data');
  if (attributes['http-equiv']?.toLowerCase() !== 'refresh') return [];
  const address = /url=(.*)$/i.exec(attributes.content ?? '')?.[1];
  return address === undefined ? [] : named('content', 'link', address.trim());
}

/** The addresses of a `srcset`. */
function each(list: string | undefined, name: (address: string) => NamedAddress[]): NamedAddress[] {
  return (list ?? '').split(/,\s+/).flatMap((part) => {
    const address = part.trim().split(/\s+/)[0];
    return address ? name(address) : [];
  });
}
