// What was typed, as the search understands it.
import type { SearchKind } from '#schema/search.ts';
import { fillers, foldText, splitWords } from './split-words.ts';

export interface Query {
  /** Titles that would be exactly this: as typed, then without fillers, then without a word such as "element". */
  names: readonly string[];
  /** What it is about, where the signs or words around it say so. */
  kind: SearchKind | null;
  /** Every one of them has to be found. */
  words: string[];
}

const kindWords: readonly [SearchKind, RegExp][] = [
  ['element', /^(?:html )?(?:element|tag) | (?:html )?(?:element|tag)s?$/],
  ['attribute', /^(?:html )?attribute | (?:html )?attr(?:ibute)?s?$/],
];

export function readQuery(term: string): Query {
  const name = nameOf(term);
  const bare = name
    .split(' ')
    .filter((word) => !fillers.has(word))
    .join(' ');
  const said = kindWords.find(([, pattern]) => pattern.test(bare));
  const words = splitWords(term);
  const telling = words.filter((word) => !fillers.has(word));
  return {
    names: [name, bare, said ? bare.replace(said[1], '') : bare].filter(Boolean),
    kind: said?.[0] ?? kindBySigns(term.trim()),
    words: [...new Set(telling.length > 0 ? telling : words)],
  };
}

/** Folded, without the brackets and quotation marks of code. */
export function nameOf(text: string): string {
  return foldText(text)
    .replace(/[<>[\]"'`/]/g, ' ')
    .replace(/\s*=\s*/g, '=')
    .replace(/=$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** `<a>` is an element, `[href]` and `href=` are attributes. */
function kindBySigns(term: string): SearchKind | null {
  if (/^<\/?[a-z]/i.test(term)) return 'element';
  if (/^\[.*\]$/.test(term) || /^[\w-]+=["']*$/.test(term)) return 'attribute';
  return null;
}
