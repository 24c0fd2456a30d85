// YAML that authors write: a group of "key: value" lines, or an explanation of what is wrong with it.
import { isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';

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
  /** Either not YAML at all, or YAML that is not a group. */
  kind: 'syntax' | 'shape';
  line: number | null;
  /** What is wrong with the syntax and what to do about it; empty when the shape is wrong. */
  explanation: string;
}

/** Characters of front matter and of a block's settings; the parser takes quadratic time for many keys. */
export const maxSettingsLength = 50_000;
/** Aliases times the length of the text: what they can make of it. */
const maxExpandedLength = 2_000_000;

/** Reads a text; mistakes are returned with their line, never thrown. */
export function readYaml(text: string, maxLength = Number.POSITIVE_INFINITY): YamlResult {
  if (text.length > maxLength) return syntaxFault(new Error(`too long: ${maxLength}`), null);
  try {
    return parse(text);
  } catch (error) {
    // An alias without its anchor, or aliases that multiply without end.
    return syntaxFault(error as Error, null);
  }
}

function parse(text: string): YamlResult {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, logLevel: 'error' });
  const [error] = document.errors;
  if (error) return syntaxFault(error, counter.linePos(error.pos[0]).line);
  let aliases = 0;
  if (text.includes('*')) visit(document, { Alias: () => void aliases++ });
  if (aliases * text.length > maxExpandedLength) throw new Error('Excessive alias count');
  const data: unknown = document.toJS();
  if (data === null || data === undefined) return { ok: true, data: {}, lineOf: () => null };
  const { contents } = document;
  if (!isMap(contents)) return { ok: false, kind: 'shape', line: null, explanation: '' };
  const lines = new Map<string, number>();
  for (const { key } of contents.items)
    if (isScalar(key) && key.range) lines.set(String(key.value), counter.linePos(key.range[0]).line);
  return { ok: true, data: data as Record<string, unknown>, lineOf: (key) => lines.get(key) ?? null };
}

function syntaxFault({ message }: Error, line: number | null): YamlFault {
  return { ok: false, kind: 'syntax', line, explanation: explain(message) };
}

/** The YAML parser's messages, put into words for authors. */
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
    ([, limit]) => `it is too long: at most ${limit} characters. Move what is text below it.`,
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
