// The list in `srcset`, by the standard's parser: the comma between two entries needs no space behind it, and a comma in
// an address is part of the address.

export interface Candidate {
  /** As it was written. */
  url: string;
  /** The picture's width in pixels, from a descriptor such as `400w`. */
  width?: number;
  /** From a descriptor such as `2x`; 1 where nothing is written. */
  density?: number;
}

/** The entries of `srcset` of an `img` or a `source`. Those with a wrong descriptor are left out, as browsers do. */
export function candidates(element: Element): Candidate[] {
  return parseSrcset(element.getAttribute('srcset') ?? '');
}

export function parseSrcset(list: string): Candidate[] {
  const found: Candidate[] = [];
  let rest = list;
  for (;;) {
    rest = rest.replace(/^[\t\n\f\r ,]+/, '');
    if (rest === '') return found;
    const address = /^[^\t\n\f\r ]+/.exec(rest)?.[0] ?? '';
    rest = rest.slice(address.length);
    const url = address.replace(/,+$/, '');
    let descriptors: string[] = [];
    if (url === address) {
      // Commas in brackets are part of a descriptor that no browser knows yet.
      const written = /^(?:\([^)]*(?:\)|$)|[^,(])*/.exec(rest)?.[0] ?? '';
      rest = rest.slice(written.length);
      descriptors = written.match(/(?:\([^)]*(?:\)|$)|[^\t\n\f\r (])+/g) ?? [];
    }
    const size = sizeOf(descriptors);
    if (size) found.push({ url, ...size });
  }
}

/** Null for descriptors that make browsers skip the entry. */
function sizeOf(descriptors: readonly string[]): Omit<Candidate, 'url'> | null {
  let width: number | undefined;
  let density: number | undefined;
  let hasHeight = false;
  for (const descriptor of descriptors) {
    const number = Number(descriptor.slice(0, -1));
    if (/^\d+w$/.test(descriptor) && number > 0 && width === undefined && density === undefined)
      width = number;
    else if (
      /^-?(?:\d+|\d*\.\d+)(?:e[+-]?\d+)?x$/i.test(descriptor) &&
      number >= 0 &&
      ![width, density].some((other) => other !== undefined) &&
      !hasHeight
    )
      density = number;
    else if (/^\d+h$/.test(descriptor) && number > 0 && !hasHeight && density === undefined) hasHeight = true;
    else return null;
  }
  if (width !== undefined) return { width };
  return hasHeight ? null : { density: density ?? 1 };
}
