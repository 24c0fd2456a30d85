// HTML in the colours of the build, while it is typed.
import { escapeHtml } from '#lib/escape-html.ts';

/** A comment, a doctype, a tag from its bracket to its name, or the rest of the text up to the next of these. */
const pieces = /(<!--[\s\S]*?(?:-->|$)|<![^>]*>?)|(<\/?)([a-z][\w-]*)([^<>]*?)(\/?>|(?=<)|$)|[^<]+|</gi;
const attributes = /([^\s=/"']+)|(=)|("[^"]*"?|'[^']*'?)|[\s/]+/g;

/**
 * The source as highlighted lines, with the classes that the build uses. The build has whole grammars; here a few rules
 * must do, and they only have to agree on well-formed HTML.
 */
export function colourHtml(source: string): string {
  const html = source.replace(
    pieces,
    (text: string, comment?: string, open?: string, name?: string, inside?: string, close?: string) => {
      if (comment) return mark('c', comment);
      if (!open || !name) return escapeHtml(text);
      return mark('p', open) + mark('n', name) + colourAttributes(inside ?? '') + mark('p', close ?? '');
    },
  );
  return asLines(html);
}

/** Coloured text as the lines that editors show. */
export function asLines(html: string): string {
  return html
    .split('\n')
    .map((line) => `<span class="line">${line}</span>`)
    .join('\n');
}

function colourAttributes(text: string): string {
  let isValue = false;
  return text.replace(attributes, (part: string, word?: string, equals?: string, quoted?: string) => {
    if (equals) {
      isValue = true;
      return mark('p', part);
    }
    const kind = quoted || (word && isValue) ? 's' : 'a';
    if (word || quoted) isValue = false;
    return word || quoted ? mark(kind, part) : part;
  });
}

/** Each line of a piece is marked for itself, because lines are elements too. */
export function mark(kind: string, text: string): string {
  return text
    .split('\n')
    .map((line) => (line ? `<span class="${kind}">${escapeHtml(line)}</span>` : ''))
    .join('\n');
}
