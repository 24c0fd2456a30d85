// The full-text index, split into parts by the first letters of words: `/_data/text.{hash}.json` lists the
// parts, and a search fetches only those that may contain its words. A page is identified by its position in
// the search file, a section by the number of headings above it.

/** The list of parts. */
export interface TextFile {
  /** `orderKey` of the pages in the index: positions are invalid for another search file. */
  order: string;
  /** Number of sections on all pages. */
  sections: number;
  /**
   * Ordered by word; `first` is at or before every word of the part, and after every word of the previous
   * part.
   */
  parts: [first: string, address: string][];
}

/** Words and their places; empty for a word that occurs almost everywhere. */
export type TextPart = Record<string, string>;

/** The sections of one page that contain a word. */
export interface TextPlace {
  page: number;
  sections: number[];
}

const firstLetter = 65;
/** The last letter means: add this many, and read the next letter. */
const mostInLetter = 25;

/** Ascending numbers as capital letters, each as its distance from the previous one. */
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

/** One page of a word: its distance from the previous page as a number, and its sections. */
export function packPlace(distance: number, sections: string): string {
  return distance.toString(36) + sections;
}

/** The places of a word, in order. */
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

/** A short hash of an order of pages. */
export function orderKey(paths: Iterable<string>): string {
  let key = 5381;
  for (const path of paths) for (let i = 0; i < path.length; i++) key = (key * 33 + path.charCodeAt(i)) | 0;
  return (key >>> 0).toString(36);
}
