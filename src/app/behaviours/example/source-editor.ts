// A text field laid over the highlighted lines: the field is what is typed into, the lines are what is seen.
import { changedLines } from './changed-lines.ts';
import { colourHtml } from './colour-html.ts';
import { isColoured } from './coloured-length.ts';

export interface SourceEditor {
  /** Replaces the text, as if it had been typed. */
  write(text: string): void;
  focus(): void;
  /** Moves the caret to a piece of the text, and the piece into sight. */
  select(start: number, end: number): void;
}

interface SourceEditorOptions {
  /** The highlighted source. */
  lines: HTMLElement;
  /** What screen readers call the field. */
  name?: string;
  /** What Control Enter does, as a sentence for screen readers. */
  runs?: string;
  /** The text as highlighted lines. */
  colour?(text: string): string;
  /** Called with every new text, and how many of its lines are not as they were. */
  changed(text: string, count: number): void;
}

/** Said after the name of the field. Where there is room, the same stands beside it. */
const keys = 'While you type, Tab indents. Press Escape, then Tab to leave the field.';

/** What the Tab key writes once the reader has begun to type. */
const indent = '  ';

/** Turns highlighted lines into an editor of the same size. */
export function openEditor(options: SourceEditorOptions): SourceEditor {
  const { lines, changed, name = 'Source', runs, colour = colourHtml } = options;
  const code = lines.querySelector('code') ?? lines;
  const before = (lines.textContent ?? '').split('\n');
  // Lines that stay as they were keep the colours and marks of the build.
  const linesBefore = [...code.querySelectorAll('.line')].map(({ outerHTML }) => outerHTML);
  const field = document.createElement('textarea');
  field.value = lines.textContent ?? '';
  field.spellcheck = false;
  field.autocapitalize = 'off';
  field.autocomplete = 'off';
  field.wrap = 'off';
  field.rows = 1;
  field.setAttribute('aria-label', name);
  field.setAttribute('aria-description', [keys, runs].filter(Boolean).join(' '));
  for (const attribute of ['role', 'aria-label', 'tabindex']) lines.removeAttribute(attribute);
  lines.setAttribute('aria-hidden', 'true');

  const markCurrentLine = () => {
    for (const line of code.querySelectorAll('.current')) line.classList.remove('current');
    if (document.activeElement !== field) return;
    const caret = field.selectionDirection === 'backward' ? field.selectionStart : field.selectionEnd;
    code.children[field.value.slice(0, caret).split('\n').length - 1]?.classList.add('current');
  };
  const update = () => {
    const { origins, count } = changedLines(before, field.value.split('\n'));
    if (isColoured(field.value)) colourLines(origins);
    else code.textContent = field.value;
    markCurrentLine();
    changed(field.value, count);
  };
  const colourLines = (origins: readonly number[]) => {
    const coloured = colour(field.value).split('\n');
    code.innerHTML = coloured.map((line, index) => linesBefore[origins[index] ?? -1] ?? line).join('\n');
    for (const [index, line] of [...code.children].entries())
      if ((origins[index] ?? -1) < 0) line.classList.add('changed');
  };

  // Whoever walks through the page by keyboard passes; whoever types may indent, until Escape gives Tab back.
  let isTyping = false;
  field.addEventListener('input', () => {
    isTyping = true;
    update();
  });
  field.addEventListener('blur', () => {
    isTyping = false;
    markCurrentLine();
  });
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') isTyping = false;
    if (event.key !== 'Tab' || !isTyping || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey)
      return;
    event.preventDefault();
    // The one way to write into a field that the reader can undo.
    document.execCommand('insertText', false, indent);
  });
  for (const type of ['focus', 'select', 'keyup', 'pointerup', 'selectionchange'])
    field.addEventListener(type, markCurrentLine);
  lines.after(field);
  return {
    write(text) {
      field.value = text;
      update();
    },
    focus: () => field.focus(),
    select(start, end) {
      field.focus({ preventScroll: true });
      field.setSelectionRange(start, end);
      markCurrentLine();
      code.querySelector('.current')?.scrollIntoView({ block: 'nearest' });
    },
  };
}
