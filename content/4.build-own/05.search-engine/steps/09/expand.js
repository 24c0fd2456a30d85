import { termsWithPrefix } from './prefix.js';
import { parseQuery } from './query.js';
import { termsNear } from './typos.js';

// Each item of the query becomes a list of options, each with a weight: a
// word in another form counts less than the word itself.
export function expandQuery(index, text) {
  const groups = parseQuery(text);
  // Without a space after it, the last word may not be finished.
  const isOpen = /(?:^|\s)[^\s"-][^\s"]*$/.test(text);
  const last = isOpen ? groups.at(-1).wanted.at(-1) : null;
  return groups.map(({ wanted, unwanted }) => ({
    wanted: wanted.map((item) => optionsFor(index, item, item === last)),
    unwanted: unwanted.map((terms) => [{ terms, weight: 1 }]),
  }));
}

function optionsFor(index, terms, isUnfinished) {
  const options = [{ terms, weight: 1 }];
  if (terms.length > 1) return options;
  const [word] = terms;
  if (isUnfinished) {
    for (const term of termsWithPrefix(index.terms, word)) {
      if (term !== word) options.push({ terms: [term], weight: 0.5 });
    }
  }
  if (options.length > 1 || index.postings.has(word)) return options;
  const near = termsNear(index.terms, word, allowedTypos(word));
  return near.map(({ term, distance }) => ({
    terms: [term],
    weight: 1 / (1 + distance),
  }));
}

// A short word with a typo could be almost any other short word.
function allowedTypos(word) {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

// Every term that may be in a result, to mark it there.
export function termsOf(groups) {
  const options = groups.flatMap((group) => group.wanted.flat());
  return [...new Set(options.flatMap(({ terms }) => terms))];
}
