import { tokenize } from './tokens.js';

// `tea milk OR coffee -sugar` is two groups: tea and milk, or coffee
// without sugar.
export function parseQuery(text) {
  return text.split(/\sOR\s/).map(parseGroup);
}

function parseGroup(text) {
  const group = { wanted: [], unwanted: [] };
  for (const word of text.split(/\s+/)) {
    const terms = tokenize(word).map(({ term }) => term);
    const list = word.startsWith('-') ? group.unwanted : group.wanted;
    list.push(...terms);
  }
  return group;
}
