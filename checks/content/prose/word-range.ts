// The word range for each kind of page.
import { readFacts } from '#pipeline/facts/read-facts.ts';
import { kindOfPage } from '#site/place.ts';

/** The minimum and maximum number of words. */
export type WordRange = readonly [least: number, most: number];

const small: WordRange = [150, 450];
/** Roles and ARIA attributes start with the HTML to use instead, so they are a little longer. */
const smallAria: WordRange = [200, 700];
/** Most of a pattern is its widget, which is code. */
const pattern: WordRange = [500, 1400];
const medium: WordRange = [400, 1000];
const large: WordRange = [900, 1900];
/** A large reference page has tables and blocks for what a lesson explains in prose. */
const largeReference: WordRange = [600, 1900];
/** Pages about one value differ: an input type needs more words than a name of metadata. */
const value: WordRange = [200, 1000];
const post: WordRange = [700, 1400];

const largeElements = words(
  'link meta h1-h6 a img iframe video table form input button select dialog script',
);
const mediumAttributes = words(
  'alt autocomplete class datetime dir disabled hidden href id lang max name popover readonly rel sizes src srcset style tabindex target title type value',
);

/** The word range of the page at an address; null if its kind has none. */
export function wordRangeOf(path: string): WordRange | null {
  const name = path.split('/').at(-1) ?? '';
  switch (kindOfPage(path)) {
    case 'element':
      if (Object.hasOwn(readFacts().obsoleteElements, name)) return small;
      return largeElements.has(name) ? largeReference : medium;
    case 'attribute':
      return mediumAttributes.has(name) ? medium : small;
    case 'role':
    case 'aria':
      return smallAria;
    case 'pattern':
      return pattern;
    case 'value':
      return value;
    case 'overview':
      return medium;
    case 'lesson':
    case 'guide':
      return large;
    case 'post':
      return post;
    default:
      return null;
  }
}

function words(list: string): Set<string> {
  return new Set(list.split(' '));
}
