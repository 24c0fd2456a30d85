// Reads YAML written by authors: a mapping of "key: value" lines, or an explanation of the error.
import { isAlias, isCollection, isMap, isPair, isScalar, LineCounter, parseDocument } from 'yaml';

export type YamlResult = YamlGroup | YamlFault;

interface YamlGroup {
  ok: true;
  /** Empty for an empty text. */
  data: Record<string, unknown>;
  /** The line of a key at the top level, counted from 1. */
  lineOf(key: string): number | null;
}

interface YamlFault {
  ok: false;
  /** Either a syntax error, or YAML that is not a mapping. */
  kind: 'syntax' | 'shape';
  line: number | null;
  /** The syntax error and how to fix it; empty if the shape is wrong. */
  explanation: string;
}

/** Characters of front matter and of a block's settings. */
export const maxSettingsLength = 50_000;
/** Characters of a settings file. */
const maxFileLength = 100_000;
/** Number of aliases times the length of the text: an upper bound for their expansion. */
const maxExpandedLength = 2_000_000;
/** Levels of groups and lists, far from overflowing the stack. */
const maxDepth = 500;

/** Parses a text, or the bytes of a file; errors are returned with their line, never thrown. */
export function readYaml(source: string | Buffer, maxLength = maxFileLength): YamlResult {
  // A character has at most three bytes per UTF-16 unit, and a huge file cannot be converted to a string.
  const isTooLarge = typeof source !== 'string' && source.length > 3 * maxLength;
  const text = isTooLarge ? '' : source.toString();
  if (isTooLarge || text.length > maxLength) return syntaxFault(new Error(`too long: ${maxLength}`), null);
  try {
    return parse(text);
  } catch (error) {
    // An alias without its anchor, or aliases that expand without limit.
    return syntaxFault(error as Error, null);
  }
}

function parse(text: string): YamlResult {
  const counter = new LineCounter();
  const options = { lineCounter: counter, prettyErrors: false, logLevel: 'error' } as const;
  // The parser's own duplicate check compares all pairs of keys; `inspect` needs one pass.
  const document = parseDocument(text, { ...options, uniqueKeys: false });
  const [error] = document.errors;
  if (error) return syntaxFault(error, counter.linePos(error.pos[0]).line);
  const { contents } = document;
  const { fault, aliases } = inspect(contents);
  if (fault) return syntaxFault(new Error(fault.message), counter.linePos(fault.offset).line);
  if (aliases * text.length > maxExpandedLength) throw new Error('Excessive alias count');
  const data: unknown = document.toJS();
  if (data === null || data === undefined) return { ok: true, data: {}, lineOf: () => null };
  if (!isMap(contents)) return { ok: false, kind: 'shape', line: null, explanation: '' };
  const lines = new Map<string, number>();
  for (const { key } of contents.items)
    if (isScalar(key) && key.range) lines.set(String(key.value), counter.linePos(key.range[0]).line);
  return { ok: true, data: data as Record<string, unknown>, lineOf: (key) => lines.get(key) ?? null };
}

interface Inspection {
  /** The first duplicate key, or nesting that is too deep. */
  fault: { message: string; offset: number } | null;
  aliases: number;
}

/** Visits all nodes once. */
function inspect(contents: unknown): Inspection {
  const found: Inspection = { fault: null, aliases: 0 };
  const visit = (node: unknown, depth: number): void => {
    if (isAlias(node)) found.aliases++;
    if (!isCollection(node) || found.fault) return;
    if (depth > maxDepth) {
      found.fault = { message: 'call stack', offset: node.range?.[0] ?? 0 };
      return;
    }
    const keys = new Set<unknown>();
    for (const item of node.items) {
      if (!isPair(item)) {
        visit(item, depth + 1);
        continue;
      }
      const { key, value } = item;
      if (isScalar(key) && keys.has(key.value))
        found.fault ??= { message: 'unique', offset: key.range?.[0] ?? 0 };
      if (isScalar(key)) keys.add(key.value);
      visit(key, depth + 1);
      visit(value, depth + 1);
    }
  };
  visit(contents, 0);
  return found;
}

function syntaxFault({ message }: Error, line: number | null): YamlFault {
  return { ok: false, kind: 'syntax', line, explanation: explain(message) };
}

/** The YAML parser's messages, reworded for authors. */
const explanations: readonly [pattern: RegExp, words: (match: RegExpExecArray) => string][] = [
  [
    /nested mappings|implicit key|all collection items must start/i,
    () =>
      'a value holds a second colon, or a line is indented too far. A value with a colon in it needs quotes: title: "HTML: the basics".',
  ],
  [
    /missing closing .quote/i,
    () => 'a quotation mark is opened here or above and not closed. Close it, or leave it out.',
  ],
  [/tabs? .*indentation|tab as indentation/i, () => 'a line is indented with a tab. Use spaces.'],
  [
    /cannot start with .*character (\S)/i,
    ([, sign]) => `a value cannot start with ${sign}. Put it in quotes.`,
  ],
  [/unresolved alias/i, () => 'a value cannot start with *. Put it in quotes.'],
  [
    /^too long: (\d+)/,
    ([, limit]) => `it is longer than ${Number(limit).toLocaleString('en-GB')} characters. Make it shorter.`,
  ],
  [/excessive alias/i, () => 'its aliases multiply without end. Write the values out.'],
  [
    /^flow (?:sequence|map)/i,
    () => 'a bracket is opened but not closed. Close it, or put the value in quotes.',
  ],
  [/call stack/i, () => 'it is nested too deeply. Write it flatter.'],
  [/unique/i, () => 'a key is written twice. Keep one of the two lines.'],
];

function explain(message: string): string {
  const first = (message.split('\n')[0] ?? message).replace(/\.$/, '');
  for (const [pattern, words] of explanations) {
    const match = pattern.exec(first);
    if (match) return words(match);
  }
  return `${first}.`;
}
