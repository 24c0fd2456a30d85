// A text field laid over the highlighted lines: the field is what is typed into, the lines are what is seen.
import { colourHtml } from './colour-html.ts';

export interface SourceEditor {
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
