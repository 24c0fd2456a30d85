// The words of texts: fetches the parts that a word may be in, once each, and says where it stands.
import { type TextFile, type TextPart, unpackPlaces } from '#schema/search-text.ts';
import { withPrefix } from './with-prefix.ts';

/** Where a word stands: how well it fits in each section of each page, 1 for the word itself. */
export interface TextWord {
  places: ReadonlyMap<number, ReadonlyMap<number, number>>;
  /** In how many sections. */
  sections: number;
  /** It stands nearly everywhere, so nobody has written down where. */
  isCommon: boolean;
}

export interface TextIndex {
  /** How many sections there are. */
  readonly sections: number;
  /** What stands in texts of the word, or of longer words that begin like it; null for nothing. */
  lookUp(word: string): Promise<TextWord | null>;
  /** The words of the part in which the word would stand. */
  wordsNear(word: string): Promise<readonly string[]>;
}

/** A longer word says less than the word itself. */
const fitOfPrefix = 0.6;

/** So few letters begin too many words. */
const shortestPrefix = 3;

/** More letters tell which of so many parts is meant. */
const mostPartsOfPrefix = 8;

export function createTextIndex(
  { sections, parts }: TextFile,
  fetchPart: (address: string) => Promise<TextPart>,
  /** What a word of few letters stands for: itself, or also what begins like it in the part where it would stand. */
  short: 'word' | 'beginning' = 'word',
): TextIndex {
  const loaded = new Map<string, Promise<LoadedPart>>();

  function load(address: string): Promise<LoadedPart> {
    const known = loaded.get(address);
    if (known) return known;
    const loading = fetchPart(address).then((words) => ({ words, sorted: Object.keys(words).sort() }));
    loaded.set(address, loading);
    // The next term tries again.
    loading.catch(() => loaded.delete(address));
    return loading;
  }

  /** The parts with the word and what begins like it, as a rule one. */
  function partsOf(word: string): string[] {
    const after = parts.findIndex(([first]) => first > word);
    const at = (after < 0 ? parts.length : after) - 1;
    const also = parts.slice(at + 1).findIndex(([first]) => !first.startsWith(word));
    const end = also < 0 ? parts.length : at + 1 + also;
    const from = Math.max(at, 0);
    return parts.slice(from, Math.min(end, from + mostPartsOfPrefix)).map(([, address]) => address);
  }

  return {
    sections,
    async wordsNear(word) {
      const [address] = partsOf(word);
      return address === undefined ? [] : (await load(address)).sorted;
    },
    async lookUp(word) {
      const addresses = partsOf(word);
      const wanted = word.length < shortestPrefix ? addresses.slice(0, 1) : addresses;
      const found = await Promise.all(wanted.map(load));
      const forms = found.flatMap(({ words, sorted }) =>
        (word.length < shortestPrefix && short === 'word'
          ? sorted.filter((one) => one === word)
          : withPrefix(sorted, word)
        ).map((form): [string, string] => [form, words[form] ?? '']),
      );
      return forms.length > 0 ? joinForms(word, forms) : null;
    },
  };
}

interface LoadedPart {
  words: TextPart;
  sorted: string[];
}

function joinForms(word: string, forms: readonly [string, string][]): TextWord {
  const places = new Map<number, Map<number, number>>();
  let sections = 0;
  for (const [form, packed] of forms) {
    const fit = form === word ? 1 : fitOfPrefix;
    for (const place of unpackPlaces(packed)) {
      const own = places.get(place.page) ?? new Map<number, number>();
      places.set(place.page, own);
      for (const section of place.sections) {
        if (!own.has(section)) sections += 1;
        own.set(section, Math.max(own.get(section) ?? 0, fit));
      }
    }
  }
  return { places, sections, isCommon: forms.some(([form, packed]) => form === word && packed === '') };
}
