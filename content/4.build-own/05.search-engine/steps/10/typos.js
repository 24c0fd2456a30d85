// All terms that are at most `limit` typos from the word. A typo is one
// letter too many, one too few, a wrong one, or two that changed places.
export function termsNear(terms, word, limit) {
  const found = [];
  // rows[n][m]: the typos between n letters of the term and m of the word.
  const rows = [Array.from({ length: word.length + 1 }, (_, at) => at)];
  let before = '';
  let hopeless = null;
  for (const term of terms) {
    if (hopeless !== null && term.startsWith(hopeless)) continue;
    hopeless = null;
    // The rows of the letters that both terms begin with are still right.
    rows.length = 1 + sharedLetters(before, term, rows.length - 1);
    while (rows.length <= term.length && hopeless === null) {
      const row = nextRow(rows, term, word);
      rows.push(row);
      const isFar = row.every((typos) => typos > limit);
      if (isFar) hopeless = term.slice(0, rows.length - 1);
    }
    before = term;
    const distance = rows[term.length]?.at(-1);
    if (distance <= limit) found.push({ term, distance });
  }
  return found;
}

function nextRow(rows, term, word) {
  const n = rows.length;
  const above = rows[n - 1];
  const row = [n];
  for (let m = 1; m <= word.length; m++) {
    const isSame = term[n - 1] === word[m - 1];
    row[m] = Math.min(
      above[m] + 1,
      row[m - 1] + 1,
      above[m - 1] + (isSame ? 0 : 1),
    );
    const isSwap = n > 1 && m > 1
      && term[n - 1] === word[m - 2] && term[n - 2] === word[m - 1];
    if (isSwap) {
      row[m] = Math.min(row[m], rows[n - 2][m - 2] + 1);
    }
  }
  return row;
}

function sharedLetters(left, right, limit) {
  let at = 0;
  while (at < limit && left[at] === right[at]) at++;
  return at;
}
