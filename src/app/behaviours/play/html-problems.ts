// What is wrong with HTML as it was typed. Browsers repair it before anything else can look, so the source itself is
// read, by a parser that reports what it had to repair. That parser leaves out tags that do not fit together; those are
// found by comparing tags. Everything here takes time in proportion to the length of the source.
import { parseSource } from './parse-source.ts';
import { problemWords, type WordsOfProblem } from './problem-words.ts';
import { createPlaces, type Place } from './source-places.ts';
import { findTagProblems } from './tag-problems.ts';

export interface SourceProblem extends WordsOfProblem, Place {
  /** What the standard calls it, or we do. */
  code: string;
  /** Where it begins and ends in the source. */
  start: number;
  end: number;
}

/** A longer source is not checked. Nobody has typed it. */
const mostCharacters = 500_000;

/** Pieces of a page are as good as pages here: only what says that it is a whole one is read as one. */
const isWhole = /<!doctype|<(?:html|head|body)[\s>]/i;

/** Comparing tags reports these better. */
const reportedByTags = new Set([
  'closing-of-element-with-open-child-elements',
  'end-tag-without-matching-open-element',
  'open-elements-left-after-eof',
]);

/** The problems of a source, in its order. */
export function findProblems(source: string, isDocument = isWhole.test(source)): SourceProblem[] {
  const found: SourceProblem[] = [];
  const placeOf = createPlaces(source);
  const add = (code: string, start: number, end: number, name = '') =>
    found.push({
      code,
      ...placeOf(start),
      start,
      end: Math.max(end, start + 1),
      ...problemWords(code, name),
    });
  if (source.length > mostCharacters) {
    add('not-checked', 0, 1);
    return found;
  }
  const { nodes, stoppedAt } = parseSource(source, isDocument, ({ code, startOffset, endOffset }) => {
    if (reportedByTags.has(code)) return;
    // The parser notices a word when it has passed it.
    const word = wordBefore(source, startOffset, code);
    add(code, startOffset - word.length, endOffset, word);
  });
  if (stoppedAt !== null) add('checked-in-part', stoppedAt, stoppedAt + 1);
  else for (const { code, start, end, name } of findTagProblems(source, nodes)) add(code, start, end, name);
  return withoutRepeats(found);
}

/** Longer words are cut: they are only quoted. */
const longestWord = 100;

/** The attribute or the reference that a problem is about, which ends at a place. */
function wordBefore(source: string, offset: number, code: string): string {
  const isReference = code.includes('character-reference');
  if (!isReference && code !== 'duplicate-attribute') return '';
  const belongs = isReference ? /[\w#]/ : /[^\s"'<>/=]/;
  let start = offset;
  while (start > Math.max(0, offset - longestWord) && belongs.test(source.charAt(start - 1))) start--;
  if (!isReference) return source.slice(start, offset);
  return source.charAt(start - 1) === '&' ? source.slice(start - 1, offset) : '';
}

/** In the order of the source. One slip can be met twice in the same place. */
function withoutRepeats(problems: readonly SourceProblem[]): SourceProblem[] {
  const sorted = problems.toSorted((one, other) => one.start - other.start);
  return sorted.filter((one, at) => {
    const before = sorted[at - 1];
    return before?.start !== one.start || before.title !== one.title;
  });
}
