// The full-text index: fetches the parts that may contain a word, once each, and returns the word's places.
import { type TextFile, type TextPart, unpackPlaces } from '#schema/search-text.ts';
import { withPrefix } from './with-prefix.ts';

/** The places of a word: how well it matches in each section of each page, 1 for the word itself. */
export interface TextWord {
  places: ReadonlyMap<number, ReadonlyMap<number, number>>;
  /** Number of sections. */
  sections: number;
  /** It occurs almost everywhere, so its places are not stored. */
  isCommon: boolean;
}

export interface TextIndex {
  /** Total number of sections. */
  readonly sections: number;
  /** Places of the word, or of longer words with this prefix; null for none. */
  lookUp(word: string): Promise<TextWord | null>;
  /** The words of the part that would contain the word. */
  wordsNear(word: string): Promise<readonly string[]>;
}

/** A longer word has less weight than the word itself. */
const fitOfPrefix = 0.6;

/** Shorter prefixes match too many words. */
const shortestPrefix = 3;

/** A prefix in more parts than this is too short to be useful. */
const mostPartsOfPrefix = 8;

export function createTextIndex(
  { sections, parts }: TextFile,
  fetchPart: (address: string) => Promise<TextPart>,
  /**
   * Whether a short word matches only itself, or also words with this prefix in the part that would contain
   * it.
   */
  short: 'word' | 'beginning' = 'word',
): TextIndex {
  const loaded = new Map<string, Promise<LoadedPart>>();

  function load(address: string): Promise<LoadedPart> {
    const known = loaded.get(address);
    if (known) return known;
    const loading = fetchPart(address).then((words) => ({ words, sorted: Object.keys(words).sort() }));
    loaded.set(address, loading);
    // Removed on failure, so that the next term tries again.
    loading.catch(() => loaded.delete(address));
    return loading;
  }

  /** The parts with the word and words with this prefix, usually one. */
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
