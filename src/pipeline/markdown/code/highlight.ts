// Highlights source code as HTML lines, once, at build time.
import { createHash } from 'node:crypto';
import { bundledLanguages, bundledLanguagesAlias } from 'shiki/langs';
import { escapeHtml } from '#lib/escape-html.ts';
import { type Body, type BodyNode, isBodyElement } from '#schema/page/body.ts';
import { type ColouredText, colourWithLezer } from './lezer-colours.ts';

/*
 * The classes: `n` keywords and names, `s` strings and numbers, `a` attributes, keys and parameters, `c`
 * comments, `p` punctuation, `i` and `d` inserted and deleted lines. The stylesheet defines their colours for
 * light and dark mode, so a page does not contain every colour twice. Plain text has no class.
 */

const plainLanguages = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'output']);

/** Limit for the code of a page in characters; more is not coloured, to keep builds fast. */
const maxLength = 100_000;
/**
 * Limit for the sum of squared line lengths of a page, because some grammars take quadratic time per line:
 * equals twenty lines of 1,000 characters.
 */
const maxSquares = 20_000_000;
/** Maximum number of languages per page; each has a grammar, which takes time and memory to load. */
const maxLanguages = 12;

/** Creates a function that is called for each block of a page and returns why it is not coloured, or null. */
export function colourBudget(): (code: string, language: string) => string | null {
  const languages = new Set<string>();
  let squares = 0;
  let length = 0;
  return (code, language) => {
    if (plainLanguages.has(language) || !isKnownLanguage(language)) return null;
    if (length + code.length > maxLength) return `the page has more than ${maxLength} characters of code`;
    const own = code.split('\n').reduce((sum, line) => sum + line.length ** 2, 0);
    if (squares + own > maxSquares) return 'its lines are too long';
    if (languages.size === maxLanguages && !languages.has(language))
      return `the page has code in more than ${maxLanguages} languages`;
    squares += own;
    length += code.length;
    languages.add(language);
    return null;
  };
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
  /** Line numbers to mark, from 1. */
  markedLines: ReadonlySet<number>;
}

/** One `<span class="line">` per line; `[!code ++]` and the like in trailing comments become classes. */
export async function highlight({ code, language, markedLines }: HighlightOptions): Promise<string> {
  const { lines, marks } = takeMarks(code.replace(/\n$/, ''));
  const html = await colour(lines, language);
  const isChange = marks.some((mark) => changes.has(mark));
  return html
    .map((line, index) => {
      const mark = marks[index];
      const isMarked = markedLines.has(index + 1);
      const classes = ['line', mark, isMarked && 'hl', isChange && !changes.has(mark) && 'same'];
      return `<span class="${classes.filter(Boolean).join(' ')}">${line}</span>`;
    })
    .join('\n');
}

/** By the character before a line. */
const diffClasses: Readonly<Record<string, string>> = { '+': 'i', '-': 'd' };

async function colour(lines: string[], language: string): Promise<string[]> {
  const isPlain = plainLanguages.has(language) || !isKnownLanguage(language);
  if (isPlain) return lines.map(escapeHtml);
  if (language === 'diff')
    return lines.map((line) => lineToHtml([{ text: line, name: diffClasses[line[0] ?? ''] ?? '' }]));
  const code = lines.join('\n');
  const coloured = colourWithLezer(code, language) ?? (await colourWithShiki(code, language));
  return coloured.map(lineToHtml);
}

/** Neighbours with the same class share one span; white space gets the class before it. */
function lineToHtml(pieces: readonly ColouredText[]): string {
  let html = '';
  let open = '';
  let text = '';
  const flush = () => {
    if (text) html += open ? `<span class="${open}">${escapeHtml(text)}</span>` : escapeHtml(text);
    text = '';
  };
  for (const piece of pieces) {
    if (piece.name !== open && piece.text.trim() !== '') {
      flush();
      open = piece.name;
    }
    text += piece.text;
  }
  flush();
  return html;
}

/** Loaded on demand, because few pages have code in such a language. */
async function colourWithShiki(code: string, language: string): Promise<ColouredText[][]> {
  const shiki = await import('./shiki-colours.ts');
  return shiki.colourWithShiki(code, language);
}

const commentStart = /(?:\/\/|#|--|;|<!--|\/\*)$/;
const markEnd = /^\[!code (\+\+|--|highlight|hl)\]\s*(?:-->|\*\/)?\s*$/;
const markClasses: Record<string, string> = { '++': 'add', '--': 'del', highlight: 'hl', hl: 'hl' };
/** If one line has such a mark, the others get the class `same`. */
const changes: ReadonlySet<string | undefined> = new Set(['add', 'del']);

function takeMarks(code: string): { lines: string[]; marks: (string | undefined)[] } {
  const marks: (string | undefined)[] = [];
  const lines = code.split('\n').map((line, index) => {
    const start = line.lastIndexOf('[!code ');
    const found = start < 0 ? null : markEnd.exec(line.slice(start));
    if (!found) return line;
    // In two steps: a single expression would try every white space of a line as the start of a comment.
    const before = line.slice(0, start).trimEnd();
    const opening = commentStart.exec(before.slice(-4));
    if (!opening) return line;
    marks[index] = markClasses[found[1] ?? ''];
    return before.slice(0, -opening[0].length).trimEnd();
  });
  return { lines, marks };
}

/**
 * Highlighted HTML by the hash of its input. An edit rarely changes the code of a page, and loading a grammar
 * for the first time takes longer than everything else about the page.
 */
export type KnownCode = ReadonlyMap<string, string>;

/** The key of a piece of code in `KnownCode`. */
export function hashCode({ code, language, markedLines }: HighlightOptions): string {
  const hash = createHash('sha256').update(`${language}\0${[...markedLines].join()}\0${code}`);
  return hash.digest('base64url').slice(0, 16);
}

/** The highlighted code in a stored page; its blocks have the hash as a property. */
export function codeOfBody(body: Pick<Body, 'nodes'>): KnownCode {
  const known = new Map<string, string>();
  const visit = (nodes: readonly BodyNode[]) => {
    for (const node of nodes) {
      if (!isBodyElement(node)) continue;
      const [tag, { hash }, first] = node;
      if (tag === 'code-block' && typeof hash === 'string' && typeof first === 'object' && 'html' in first) {
        known.set(hash, first.html);
      }
      visit(node.slice(2) as BodyNode[]);
    }
  };
  visit(body.nodes);
  return known;
}
