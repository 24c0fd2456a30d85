// Addresses in files that are not documents: Markdown, style sheets, data.

export interface TextAddress {
  address: string;
  line: number;
}

/**
 * Code is not followed: fences and spans are replaced by text of the same length, so that line numbers stay
 * correct.
 */
function withoutCode(markdown: string): string {
  return markdown
    .replace(/^( {0,3}(?:> ?)*\s*)(`{3,}|~{3,}).*\n(?:[\s\S]*?\n)??[ >]*\2[`~]*[ \t]*$/gm, blank)
    .replace(/(?<!`)(`+)(?!`)(?:(?!\n\n)[\s\S])*?[^`]\1(?!`)/g, blank);
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** `[text](address)`, `<address>` and `[name]: address` of a Markdown file. */
export function markdownAddresses(markdown: string): TextAddress[] {
  const pattern =
    /\]\(\s*(?:<([^>\n]*)>|([^\s()]*(?:\([^\s()]*\)[^\s()]*)*))|<(https?:[^>\s]*)>|^ {0,3}\[[^\]\n]+\]:\s*<?(\S+?)>?(?:\s|$)/gm;
  return matches(withoutCode(markdown), pattern);
}

/** The addresses that a style sheet loads, without data URLs. */
export function cssAddresses(css: string): TextAddress[] {
  const found = matches(
    css.replace(/\/\*[\s\S]*?\*\//g, blank),
    /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]*))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/g,
  );
  return found.filter(({ address }) => !address.startsWith('#'));
}

function matches(text: string, pattern: RegExp): TextAddress[] {
  let line = 1;
  let last = 0;
  return [...text.matchAll(pattern)].flatMap((match) => {
    line += text.slice(last, match.index).split('\n').length - 1;
    last = match.index;
    const address = match.slice(1).find((group) => group !== undefined);
    return address ? [{ address, line }] : [];
  });
}

/** Every string in a JSON value, with its path of keys. */
export function textsOf(
  value: unknown,
  keys: readonly string[] = [],
): { keys: readonly string[]; text: string }[] {
  if (typeof value === 'string') return [{ keys, text: value }];
  if (Array.isArray(value)) return value.flatMap((entry) => textsOf(entry, keys));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => textsOf(entry, [...keys, key]));
}
