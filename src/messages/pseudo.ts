// The pseudo-locale: English with accents and doubled vowels, 40 % longer. A build with it shows words that are not
// in `src/messages` and places where longer words overflow.

/** Each letter, and what replaces it. */
const pairs = 'bƀcçdđfƒgğhĥjĵkķlļmɱnñpþqǫrŕsštţvṽwŵxẋyýzžBƁCÇDĐFƑGĞHĤJĴKĶLĻMṀNÑPÞQǪRŔSŠTŢVṼWŴXẊYÝZŽ';
const letters: Record<string, string> = Object.fromEntries(
  [...pairs.matchAll(/(.)(.)/gu)].map(([, letter = '', accent = '']) => [letter, accent]),
);
const vowels: Record<string, string> = {
  ...{ a: 'áà', e: 'éè', i: 'íì', o: 'óò', u: 'úù' },
  ...{ A: 'Áà', E: 'Éè', I: 'Íì', O: 'Óò', U: 'Úù' },
};

/** `Open menu` becomes `Óòþéèñ ɱéèñúù`. Tags are left as they are. */
export function accented(text: string): string {
  return text.replace(/<[^>]*>|[a-z]/gi, (part) => vowels[part] ?? letters[part] ?? part);
}

/** The same for the strings in an object, and for those that a function returns. */
export function pseudo<T>(value: T): T {
  if (typeof value === 'string') return accented(value) as T;
  if (typeof value === 'function')
    return ((...args: unknown[]) => pseudo((value as (...args: unknown[]) => unknown)(...args))) as T;
  if (Array.isArray(value)) return value.map(pseudo) as T;
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, pseudo(one)])) as T;
  return value;
}
