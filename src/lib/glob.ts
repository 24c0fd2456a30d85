// File name patterns: `*`, `**`, `?`, `[a-z]` and `{a,b}`. Authors write them, so matching is linear in
// pattern and path: there is no backtracking regular expression, and brace expansion is limited.

export interface Glob {
  /** How many patterns its braces expand to. */
  alternatives: number;
  matches(path: string): boolean;
}

export type GlobResult = { ok: true; glob: Glob } | { ok: false; reason: string };

const maxLength = 1000;
const maxAlternatives = 100;

/** One character of a name, any run of characters, or a character set. */
type Sign = { kind: 'one'; accepts(character: string): boolean } | { kind: 'many' };
/** One name of a path, or `**`. */
type Part = { kind: 'one'; accepts(name: string): boolean } | { kind: 'many' };

class TooManyError extends Error {}

const anything = () => true;

/** Parses a pattern, or says why it is refused. */
export function readGlob(pattern: string): GlobResult {
  if (pattern.length > maxLength)
    return refused(`it is longer than ${maxLength.toLocaleString('en-GB')} characters`);
  if (/[?*+@!]\([^)]*\)/.test(pattern))
    return refused('forms such as +(a|b) are not supported; write the alternatives as {a,b}');
  if (pattern.includes('[[:')) return refused('classes such as [[:alpha:]] are not supported; write [a-z]');
  try {
    const paths = expandBraces(pattern.replaceAll('\\', '/')).map(partsOf);
    return {
      ok: true,
      glob: {
        alternatives: paths.length,
        matches: (path) => {
          const names = namesOf(path);
          return paths.some((parts) => matchesAll(parts, names));
        },
      },
    };
  } catch (error) {
    if (!(error instanceof TooManyError)) throw error;
    return refused(`its braces expand to more than ${maxAlternatives} patterns`);
  }
}

function refused(reason: string): GlobResult {
  return { ok: false, reason };
}

function namesOf(path: string): string[] {
  return path.split('/').filter((name, at) => name !== '' || at === 0);
}

function partsOf(pattern: string): Part[] {
  const names: string[] = [];
  for (const [at, name] of pattern.split('/').entries()) {
    const before = names.at(-1);
    if (at > 0 && (name === '' || name === '.') && pattern.length > 1) continue;
    if (name === '..' && before !== undefined && !['', '.', '..', '**'].includes(before)) names.pop();
    else names.push(name);
  }
  const parts = names.map(
    (name): Part => (name === '**' ? { kind: 'many' } : { kind: 'one', accepts: nameMatcher(name) }),
  );
  // `a/**` matches the content of the folder, but not the folder.
  if (names.length > 1 && names.at(-1) === '**') parts.push({ kind: 'one', accepts: anything });
  // A pattern with a trailing slash names a folder, and all paths are files.
  if (names.length > 0 && pattern.length > 1 && pattern.endsWith('/'))
    parts.push({ kind: 'one', accepts: () => false });
  return parts;
}

function nameMatcher(pattern: string): (name: string) => boolean {
  const signs = signsOf(Array.from(pattern));
  return (name) => matchesAll(signs, Array.from(name));
}

function signsOf(characters: readonly string[]): Sign[] {
  const signs: Sign[] = [];
  for (let at = 0; at < characters.length; at++) {
    const character = characters[at] ?? '';
    const end = character === '[' ? endOfSet(characters, at) : -1;
    if (end > 0) {
      signs.push({ kind: 'one', accepts: setMatcher(characters.slice(at + 1, end)) });
      at = end;
    } else if (character === '*') signs.push({ kind: 'many' });
    else if (character === '?') signs.push({ kind: 'one', accepts: anything });
    else signs.push({ kind: 'one', accepts: (other) => other === character });
  }
  return signs;
}

/** The end of a set; a bracket in first position is one of its characters. */
function endOfSet(characters: readonly string[], start: number): number {
  const isNegated = ['!', '^'].includes(characters[start + 1] ?? '');
  return characters.indexOf(']', start + (isNegated ? 3 : 2));
}

function setMatcher(written: readonly string[]): (character: string) => boolean {
  const isNegated = ['!', '^'].includes(written[0] ?? '');
  const inside = isNegated ? written.slice(1) : written;
  const single = new Set<string>();
  const ranges: [from: string, to: string][] = [];
  for (let at = 0; at < inside.length; at++) {
    const [from = '', dash, to] = inside.slice(at, at + 3);
    if (dash === '-' && to !== undefined) {
      ranges.push([from, to]);
      at += 2;
    } else single.add(from);
  }
  const isIn = (character: string) =>
    single.has(character) || ranges.some(([from, to]) => from <= character && character <= to);
  return (character) => isIn(character) !== isNegated;
}

/** Backtracks to the last `many` only, which is enough because every other part matches exactly one item. */
function matchesAll<Item>(
  parts: readonly ({ kind: 'one'; accepts(item: Item): boolean } | { kind: 'many' })[],
  items: readonly Item[],
): boolean {
  let part = 0;
  let item = 0;
  let lastMany = -1;
  let takenByMany = 0;
  while (item < items.length) {
    const current = parts[part];
    if (current?.kind === 'many') {
      lastMany = part++;
      takenByMany = item;
    } else if (current?.accepts(items[item] as Item)) {
      part++;
      item++;
    } else if (lastMany >= 0) {
      part = lastMany + 1;
      item = ++takenByMany;
    } else return false;
  }
  while (parts[part]?.kind === 'many') part++;
  return part === parts.length;
}

const range = /^(?:(-?\d{1,9})\.\.(-?\d{1,9})|([a-z])\.\.([a-z]))$/i;

/** All patterns that the braces expand to; throws if there are too many. */
function expandBraces(pattern: string): string[] {
  const open = pattern.indexOf('{');
  if (open < 0) return [pattern];
  const close = closingBrace(pattern, open);
  if (close < 0) return joined([pattern.slice(0, open + 1)], expandBraces(pattern.slice(open + 1)));
  const inside = pattern.slice(open + 1, close);
  const choices = choicesIn(inside);
  const middle =
    choices.length > 1
      ? limited(choices.flatMap(expandBraces))
      : (expandRange(inside) ?? expandBraces(inside).map((one) => `{${one}}`));
  return joined(joined([pattern.slice(0, open)], middle), expandBraces(pattern.slice(close + 1)));
}

function joined(left: readonly string[], right: readonly string[]): string[] {
  if (left.length * right.length > maxAlternatives) throw new TooManyError();
  return left.flatMap((start) => right.map((end) => start + end));
}

function limited(patterns: string[]): string[] {
  if (patterns.length > maxAlternatives) throw new TooManyError();
  return patterns;
}

function closingBrace(pattern: string, open: number): number {
  let depth = 0;
  for (let at = open; at < pattern.length; at++) {
    if (pattern[at] === '{') depth++;
    else if (pattern[at] === '}' && --depth === 0) return at;
  }
  return -1;
}

/** Splits at the commas outside inner braces. */
function choicesIn(inside: string): string[] {
  const choices: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < inside.length; at++) {
    if (inside[at] === '{') depth++;
    else if (inside[at] === '}') depth--;
    else if (inside[at] === ',' && depth === 0) {
      choices.push(inside.slice(start, at));
      start = at + 1;
    }
  }
  return [...choices, inside.slice(start)];
}

/** `1..3` and `a..c`; null for anything else. */
function expandRange(inside: string): string[] | null {
  const [, first, last, from, to] = range.exec(inside) ?? [];
  const isNumeric = first !== undefined && last !== undefined;
  const [start, end] = isNumeric ? [Number(first), Number(last)] : [from?.charCodeAt(0), to?.charCodeAt(0)];
  if (start === undefined || end === undefined) return null;
  const count = Math.abs(end - start) + 1;
  if (count > maxAlternatives) throw new TooManyError();
  const width =
    isNumeric && [first, last].some((one) => /^-?0\d/.test(one)) ? Math.max(first.length, last.length) : 0;
  return Array.from({ length: count }, (_, at) => {
    const value = start < end ? start + at : start - at;
    return isNumeric ? String(value).padStart(width, '0') : String.fromCharCode(value);
  });
}
