// Reads the rules of a style sheet that affect what is announced: `display`, `visibility` and `content`.
// Conditions that depend on the screen are skipped, because the list is built before anything is rendered.

export interface StyleRule {
  /** As written; nested rules include their parent's selector. */
  selector: string;
  declarations: ReadonlyMap<string, Declared>;
}

export interface Declared {
  value: string;
  isImportant: boolean;
}

const readProperties = new Set(['display', 'visibility', 'content']);

/** At-rules whose rules apply to every screen. */
const transparent = /^@(?:layer\b|supports\b|scope\b|media\s+(?:only\s+)?(?:all|screen)\s*$)/i;

/** More than any example needs; limits sources made only of rules. */
const mostRules = 500;

export function readRules(sheet: string): StyleRule[] {
  const rules: StyleRule[] = [];
  readBlock(withoutComments(sheet), '', rules);
  return rules;
}

/** The declarations of a `style` attribute, or of a rule. */
export function readDeclarations(text: string): Map<string, Declared> {
  const found = new Map<string, Declared>();
  for (const part of splitOutside(text, ';')) {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:([\s\S]*)$/.exec(part) ?? [];
    const property = name.toLowerCase();
    if (!readProperties.has(property)) continue;
    const isImportant = /!\s*important\s*$/i.test(value);
    const before = found.get(property);
    if (before?.isImportant && !isImportant) continue;
    found.set(property, { value: value.replace(/!\s*important\s*$/i, '').trim(), isImportant });
  }
  return found;
}

/** A block mixes rules and declarations; a nested rule applies within its parent's elements. */
function readBlock(text: string, parent: string, into: StyleRule[], depth = 0): void {
  let rest = text;
  let own = '';
  while (into.length < mostRules) {
    const open = findOutside(rest, '{');
    if (open < 0) break;
    const close = findClose(rest, open);
    const start = rest.slice(0, open);
    const lastEnd = lastOutside(start, ';');
    own += start.slice(0, lastEnd + 1);
    const prelude = start.slice(lastEnd + 1).trim();
    const inner = rest.slice(open + 1, close);
    if (depth < deepest) {
      if (!prelude.startsWith('@')) readBlock(inner, nested(prelude, parent), into, depth + 1);
      else if (transparent.test(prelude)) readBlock(inner, parent, into, depth + 1);
    }
    rest = rest.slice(close + 1);
  }
  const declarations = readDeclarations(own + rest);
  if (parent && declarations.size > 0) into.push({ selector: parent, declarations });
}

const deepest = 10;

function nested(selector: string, parent: string): string {
  if (!parent) return selector;
  return selector.includes('&')
    ? selector.replaceAll('&', `:is(${parent})`)
    : splitOutside(selector, ',')
        .map((one) => `:is(${parent}) ${one.trim()}`)
        .join(',');
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ');
}

/** The positions of these characters outside quotation marks and brackets. */
function* placesOutside(text: string, wanted: string): Generator<number> {
  let depth = 0;
  let quote = '';
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (sign === '\\') at++;
    else if (quote) quote = sign === quote || sign === '\n' ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (depth === 0 && sign === wanted) yield at;
    else if (sign === '(' || sign === '[') depth++;
    else if (sign === ')' || sign === ']') depth = Math.max(0, depth - 1);
  }
}

function findOutside(text: string, wanted: string): number {
  return placesOutside(text, wanted).next().value ?? -1;
}

function lastOutside(text: string, wanted: string): number {
  return [...placesOutside(text, wanted)].at(-1) ?? -1;
}

/** Splits at a character outside quotation marks and brackets. */
export function splitOutside(text: string, wanted: string): string[] {
  const places = [...placesOutside(text, wanted)];
  return [...places, text.length].map((end, at) => text.slice((places[at - 1] ?? -1) + 1, end));
}

/** The bracket that closes a block, or the end of the text. */
function findClose(text: string, open: number): number {
  let depth = 0;
  let quote = '';
  for (let at = open; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (sign === '\\') at++;
    else if (quote) quote = sign === quote || sign === '\n' ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '{') depth++;
    else if (sign === '}' && --depth === 0) return at;
  }
  return text.length;
}
