import { averageOf } from './build.js';
import { decode, encode, toGaps } from './numbers.js';

const version = 1;

export function saveIndex({ lengths, terms, postings }) {
  const numbers = terms.flatMap((term) => numbersOf(postings.get(term)));
  const short = terms.map((term, at) => shorten(terms[at - 1] ?? '', term));
  return JSON.stringify({
    version,
    lengths: encode(lengths),
    terms: short.join(' '),
    postings: encode(numbers),
  });
}

export function loadIndex(text) {
  const saved = JSON.parse(text);
  if (saved.version !== version) {
    throw new Error(`Index version ${saved.version} is not supported.`);
  }
  const lengths = decode(saved.lengths);
  const terms = [];
  for (const short of saved.terms.split(' ')) {
    if (short) terms.push(lengthen(terms.at(-1) ?? '', short));
  }
  const numbers = decode(saved.postings).values();
  return {
    size: lengths.length,
    lengths,
    averageLength: averageOf(lengths),
    postings: new Map(terms.map((term) => [term, readPlaces(numbers)])),
    terms,
  };
}

// How many documents; then for each one its gap to the one before, its
// number of places, and the gaps between the places.
function numbersOf(places) {
  const gaps = toGaps([...places.keys()]);
  const each = [...places.values()].flatMap((list, at) => [
    gaps[at], list.length, ...toGaps(list),
  ]);
  return [places.size, ...each];
}

function readPlaces(numbers) {
  const next = () => numbers.next().value;
  const places = new Map();
  let doc = 0;
  for (let left = next(); left > 0; left--) {
    doc += next();
    let place = 0;
    const list = Array.from({ length: next() }, () => (place += next()));
    places.set(doc, list);
  }
  return places;
}

// After `teapot`, `teaspoon` is `3spoon`: the first 3 letters are the same.
function shorten(before, term) {
  let same = 0;
  const most = Math.min(9, term.length);
  while (same < most && before[same] === term[same]) same++;
  return same + term.slice(same);
}

function lengthen(before, short) {
  return before.slice(0, Number(short[0])) + short.slice(1);
}
