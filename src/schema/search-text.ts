// The index of the words in texts, cut into parts by the beginning of words: `/_data/text.{hash}.json` lists the parts,
// and a term fetches only those that its words may be in. A page is its position in the search file, a section the number
// of headings above it.

/** The list of parts. */
export interface TextFile {
  /** `orderKey` of the pages it is about: positions are worth nothing in another search file. */
  order: string;
  /** How many sections there are on all pages. */
  sections: number;
  /** In the order of their words; `first` is not after any word of the part, and after every word of the one before. */
  parts: [first: string, address: string][];
}

/** Words and where they stand; empty for a word that stands nearly everywhere. */
export type TextPart = Record<string, string>;

/** The sections of one page that a word stands in. */
export interface TextPlace {
  page: number;
  sections: number[];
}

const firstLetter = 65;
/** The last letter means: so many more, and read on. */
const mostInLetter = 25;

/** Ascending numbers as capital letters, each as its distance from the one before. */
export function packSections(sections: readonly number[]): string {
  let text = '';
  let last = 0;
  for (const section of sections) {
    let distance = section - last;
    for (; distance >= mostInLetter; distance -= mostInLetter) text += 'Z';
    text += String.fromCharCode(firstLetter + distance);
    last = section;
  }
  return text;
}

/** One page of a word: its distance from the page before as a number, and its sections. */
export function packPlace(distance: number, sections: string): string {
  return distance.toString(36) + sections;
}

/** Where a word stands, in order. */
export function unpackPlaces(packed: string): TextPlace[] {
  let page = 0;
  return Array.from(packed.matchAll(/([0-9a-z]+)([A-Z]+)/g), ([, distance = '', letters = '']) => {
    page += Number.parseInt(distance, 36);
    return { page, sections: unpackSections(letters) };
  });
}

function unpackSections(letters: string): number[] {
  const sections: number[] = [];
  let section = 0;
  for (let i = 0; i < letters.length; i++) {
    const distance = letters.charCodeAt(i) - firstLetter;
    section += distance;
    if (distance < mostInLetter) sections.push(section);
  }
  return sections;
}

/** A short name for an order of pages. */
export function orderKey(paths: Iterable<string>): string {
  let key = 5381;
  for (const path of paths) for (let i = 0; i < path.length; i++) key = (key * 33 + path.charCodeAt(i)) | 0;
  return (key >>> 0).toString(36);
}
