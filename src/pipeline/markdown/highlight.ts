// Source code → HTML lines. Highlighting happens here, once, at build time.
import { bundledLanguages, bundledLanguagesAlias, createHighlighter, type Highlighter } from 'shiki';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { escapeHtml } from '#lib/escape-html.ts';
import { codeClasses, codeTheme } from './code-theme.ts';

/** Code longer than this is shown plain: no reader misses the colours, and the build stays fast. */
const maxHighlightedLength = 100_000;

const plainLanguages = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'output']);

let shared: Promise<Highlighter> | null = null;

function highlighter(): Promise<Highlighter> {
  // The engine on JavaScript's own regular expressions: once warm, a third faster than WebAssembly.
  shared ??= createHighlighter({
    themes: [codeTheme],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  return shared;
}

/** Whether the language can be highlighted or is one of the names for plain text. */
export function isKnownLanguage(language: string): boolean {
  return (
    plainLanguages.has(language) ||
    Object.hasOwn(bundledLanguages, language) ||
    Object.hasOwn(bundledLanguagesAlias, language)
  );
}

export interface HighlightOptions {
  code: string;
  language: string;
  /** Line numbers to mark, counted from 1. */
  markedLines: ReadonlySet<number>;
}

/** One `<span class="line">` per line; diff and highlight marks in trailing comments become classes. */
export async function highlight({ code, language, markedLines }: HighlightOptions): Promise<string> {
  const { lines, marks } = takeMarks(code.replace(/\n$/, ''));
  const html = await colour(lines, language);
  return html
    .map((line, index) => {
      const classes = ['line', marks[index], markedLines.has(index + 1) ? 'hl' : ''].filter(Boolean);
      return `<span class="${classes.join(' ')}">${line}</span>`;
    })
    .join('\n');
}

async function colour(lines: string[], language: string): Promise<string[]> {
  const isPlain = plainLanguages.has(language) || !isKnownLanguage(language);
  const code = lines.join('\n');
  if (isPlain || code.length > maxHighlightedLength) return lines.map(escapeHtml);
  const shiki = await highlighter();
  if (!shiki.getLoadedLanguages().includes(language)) await shiki.loadLanguage(language as never);
  const { tokens } = shiki.codeToTokens(code, {
    lang: language as never,
    theme: 'plinth',
    // Otherwise a line that takes half a second, as any may on a busy machine, comes out without its colours.
    tokenizeTimeLimit: 0,
  });
  return tokens.map((line) => {
    let html = '';
    let open = '';
    let text = '';
    const flush = () => {
      if (text) html += open ? `<span class="${open}">${escapeHtml(text)}</span>` : escapeHtml(text);
      text = '';
    };
    for (const token of line) {
      const name = codeClasses[token.color?.toLowerCase() ?? ''] ?? '';
      // White space takes the colour of whatever stands before it, so that neighbours merge into one span.
      if (name !== open && token.content.trim() !== '') {
        flush();
        open = name;
      }
      text += token.content;
    }
    flush();
    return html;
  });
}

const markComment = /\s*(?:\/\/|#|--|;|<!--|\/\*)\s*\[!code (\+\+|--|highlight|hl)\]\s*(?:-->|\*\/)?\s*$/;
const markClasses: Record<string, string> = { '++': 'add', '--': 'del', highlight: 'hl', hl: 'hl' };

function takeMarks(code: string): { lines: string[]; marks: (string | undefined)[] } {
  const marks: (string | undefined)[] = [];
  const lines = code.split('\n').map((line, index) => {
    const found = markComment.exec(line);
    if (!found) return line;
    marks[index] = markClasses[found[1] ?? ''];
    return line.slice(0, found.index);
  });
  return { lines, marks };
}
