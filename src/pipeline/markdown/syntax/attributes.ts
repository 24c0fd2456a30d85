// `{#id .class name="value" :count="3" flag}`: MDC attributes after a block, a component, a span or a
// Markdown element.
import { decodeHTML } from 'entities';
import { kebabCase } from 'scule';

export type Attributes = Record<string, string | true>;

export interface ReadAttributes {
  attributes: Attributes;
  /** The position after the closing bracket. */
  end: number;
}

/**
 * Attributes must be closed within this length; without a limit, many unclosed ones would take quadratic
 * time.
 */
const maxLength = 10_000;

const nameForm = /[a-z_][\w.:-]*|:[a-z\d-]*/iy;
const shortForm = /[^\s"'#.<=>`}][^\s"'.<=>`}]*/y;
const bareValue = /[^\s"'<=>`}]+(?=[\s}])/y;

/**
 * Parses the attributes at a position; null if there are none. After the name of a block they end with the
 * line, elsewhere they may span several.
 */
export function readAttributes(
  text: string,
  start: number,
  { end, isOneLine = false }: { end: number; isOneLine?: boolean },
): ReadAttributes | null {
  const limit = isOneLine ? end : Math.min(end, start + maxLength);
  const space = isOneLine ? /[ \t]*/y : /\s*/y;
  const found: Attributes = {};
  let at = start + 1;

  const match = (form: RegExp): string | null => {
    form.lastIndex = at;
    const read = form.exec(text)?.[0];
    if (read === undefined || at + read.length > limit) return null;
    at += read.length;
    return read;
  };
  const add = (name: string, value: string | true) => {
    const key = kebabCase(name);
    const before = found[key];
    found[key] = key === 'class' && before !== undefined ? `${before} ${value}` : value;
  };

  for (;;) {
    match(space);
    if (at >= limit) return null;
    const sign = text[at];
    if (sign === '}') return { attributes: found, end: at + 1 };
    if (sign === '#' || sign === '.') {
      at++;
      const value = match(shortForm);
      if (value === null) return null;
      add(sign === '#' ? 'id' : 'class', decodeHTML(value));
      continue;
    }
    const name = match(nameForm);
    if (name === null) return null;
    const afterName = at;
    match(space);
    if (text[at] !== '=') {
      // Only `name` alone means true; `:name` needs a value.
      if (name.startsWith(':')) return null;
      at = afterName;
      add(name, true);
      continue;
    }
    at++;
    match(space);
    const quote = text[at];
    const value = quote === '"' || quote === "'" ? readQuoted(quote, name.startsWith(':')) : match(bareValue);
    if (value === null) return null;
    add(name, decodeHTML(value));
  }

  /** In a data value such as `:items="[\"a\"]"`, a backslash escapes the next character. */
  function readQuoted(quote: string, isData: boolean): string | null {
    let value = '';
    for (at++; at < limit && text[at] !== quote; at++) {
      if (text[at] === '\n') {
        if (isOneLine) return null;
        value = value.trimEnd();
        while (/\s/.test(text[at + 1] ?? '')) at++;
        continue;
      }
      if (isData && text[at] === '\\') at++;
      value += text[at] ?? '';
    }
    if (at >= limit) return null;
    at++;
    return value;
  }
}
