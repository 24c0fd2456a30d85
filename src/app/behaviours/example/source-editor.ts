// A text field laid over the highlighted lines: the field is what is typed into, the lines are what is seen.
import { escapeHtml } from '#lib/escape-html.ts';

interface SourceEditor {
  /** Replaces the text, as if it had been typed. */
  write(text: string): void;
  focus(): void;
}

/** Turns highlighted lines into an editor of the same size. `changed` is called with every new text. */
export function openEditor(lines: HTMLElement, changed: (text: string) => void): SourceEditor {
  const code = lines.querySelector('code') ?? lines;
  const field = document.createElement('textarea');
  field.value = lines.textContent ?? '';
  field.spellcheck = false;
  field.autocapitalize = 'off';
  field.autocomplete = 'off';
  field.wrap = 'off';
  field.rows = 1;
  field.setAttribute('aria-label', lines.getAttribute('aria-label') ?? 'Code: Example');
  for (const name of ['role', 'aria-label', 'tabindex']) lines.removeAttribute(name);
  lines.setAttribute('aria-hidden', 'true');
  const update = () => {
    code.innerHTML = colourHtml(field.value);
    changed(field.value);
  };
  field.addEventListener('input', update);
  lines.after(field);
  return {
    write(text) {
      field.value = text;
      update();
    },
    focus: () => field.focus(),
  };
}

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
function mark(kind: string, text: string): string {
  return text
    .split('\n')
    .map((line) => (line ? `<span class="${kind}">${escapeHtml(line)}</span>` : ''))
    .join('\n');
}
