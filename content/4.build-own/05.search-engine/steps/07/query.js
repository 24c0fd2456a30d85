import { tokenize } from './tokens.js';

// `tea milk OR coffee -sugar` is two groups: tea and milk, or coffee
// without sugar. Each item is a list of terms, and a phrase has several.
export function parseQuery(text) {
  return text.split(/\sOR\s/).map(parseGroup);
}

function parseGroup(text) {
  const group = { wanted: [], unwanted: [] };
  for (const [, minus, item] of text.matchAll(/(-?)("[^"]*"|[^\s"]+)/g)) {
    const terms = tokenize(item).map(({ term }) => term);
    const list = minus ? group.unwanted : group.wanted;
    if (terms.length > 0) list.push(terms);
  }
  return group;
}
