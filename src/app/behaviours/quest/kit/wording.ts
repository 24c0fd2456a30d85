// Words as they are compared: two ways of writing the same thing are the same text.

/** White space of every kind, `&nbsp;` too, as single spaces; without soft hyphens and characters of no width. */
export function spaced(text: string): string {
  return text
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A text for comparing: lower case, one kind of space, quotation mark and dash. */
export function words(text: string): string {
  const plain = text
    .replace(/[‘’‚‛′`´]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/[‐‑‒–—―−]/g, '-');
  return spaced(plain.normalize('NFKC')).toLowerCase();
}

/** A word or a few words that stand beside each other, or a pattern that is matched against `words(text)`. */
type Synonym = string | RegExp;

/** Whether a text has one synonym of every group, as whole words and in any order. A group of one needs no list. */
export function says(text: string, ...groups: (Synonym | readonly Synonym[])[]): boolean {
  const said = words(text);
  return groups.every((group) =>
    [group]
      .flat()
      .some((synonym) =>
        typeof synonym === 'string' ? hasWords(said, words(synonym)) : said.search(synonym) >= 0,
      ),
  );
}

const part = /[\p{L}\p{M}\p{N}]/u;

function hasWords(said: string, wanted: string): boolean {
  if (wanted === '') return false;
  for (let at = said.indexOf(wanted); at >= 0; at = said.indexOf(wanted, at + 1)) {
    const isStart = !part.test(wanted.charAt(0)) || !part.test(said.charAt(at - 1));
    const end = at + wanted.length;
    const isEnd = !part.test(wanted.charAt(wanted.length - 1)) || !part.test(said.charAt(end));
    if (isStart && isEnd) return true;
  }
  return false;
}
