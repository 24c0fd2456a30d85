/** Forty patterns and ten texts make 400 pairs. */
export const patterns = [
  'a', 'abc', '.', 'cat|dog', 'ab*c',
  'a+', 'colou?r', '(a|b)*c', '(ab)+', '(a*)*b',
  '^a', 'a$', '^$', '^[a-z]+$', '\\bcat\\b',
  '\\Bat', '\\d+', '(\\d+)-(\\d+)', '[^a-z ]+', '\\w+@\\w+\\.com',
  '(\\w+) (\\w+)', '(?:a|b)+', '(a)|(b)', '(?:(a)|(b))*', '(a*)?',
  '(a*)+', '(|a)+', '(a|ab)(c|bcd)?', '.*a', '.*?a',
  'a{2}', 'a{2,}', 'a{1,2}?', '(a{0,2}){2}', '[\\s,;]+',
  '[^]', '(.)(.)?(.)??', '"[^"]*"', '\\S+$', '((a)|b)+?c',
];

export const texts = [
  '', 'a', 'aaaa', 'abcabc', 'the cat sat', 'colour, color; 2026-11-15',
  'write to mei@example.com', 'say "hello" and\nthen "bye"', 'ababac dog', 'ünïcode 🐈 aab',
];

/** The same numbers from 0 to 1 for the same seed, so a failure can be repeated. */
export function seededRandom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const leaves = ['a', 'b', 'c', '.', '[ab]', '[^a]', '\\w', '\\W', '^', '$', '\\b', ''];
const counts = ['*', '+', '?', '{2}', '{0,2}', '{1,}', '*?', '+?', '??', '{1,3}?'];

/** A small pattern; `depth` says how deep brackets may nest. */
export function randomPattern(random, depth = 3) {
  const pick = (list) => list[Math.floor(random() * list.length)];
  if (depth === 0) return pick(leaves);
  const one = randomPattern(random, depth - 1);
  const two = randomPattern(random, depth - 1);
  return pick([
    one + two,
    `${one}|${two}`,
    `(${one})`,
    `(${one})${pick(counts)}`,
    `(?:${one})${pick(counts)}${two}`,
  ]);
}

export function randomText(random) {
  const length = Math.floor(random() * 9);
  return Array.from({ length }, () => 'abc -'[Math.floor(random() * 5)]).join('');
}
