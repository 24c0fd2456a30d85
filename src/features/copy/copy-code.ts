// The copy buttons of a text: one listener for all of them, one place that says what happened.
import { copiedText } from './copied-text.ts';

/** Milliseconds for which a button says that it worked. */
const saidFor = 2000;

export function copyCode(prose: HTMLElement): () => void {
  const status = document.createElement('p');
  status.className = 'sr-only';
  status.setAttribute('role', 'status');
  prose.append(status);
  let undo: () => void = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = (button: HTMLElement, word: string, sentence: string) => {
    undo();
    clearTimeout(timer);
    const label = button.querySelector('span');
    if (label) label.textContent = word;
    button.dataset.state = word.toLowerCase();
    status.textContent = sentence;
    undo = () => {
      if (label) label.textContent = 'Copy';
      delete button.dataset.state;
      status.textContent = '';
      undo = () => {};
    };
    timer = setTimeout(() => undo(), saidFor);
  };
  const copy = async (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('.copy') : null;
    const figure = button?.closest('.code');
    if (!button || !figure) return;
    try {
      await navigator.clipboard.writeText(codeOf(figure));
      say(button, 'Copied', 'Copied');
    } catch {
      select(figure);
      say(button, 'Selected', 'The browser refused to copy. The code is selected instead.');
    }
  };
  prose.addEventListener('click', copy);
  return () => {
    prose.removeEventListener('click', copy);
    clearTimeout(timer);
    undo();
    status.remove();
  };
}

function codeOf(figure: Element): string {
  const field = figure.querySelector('textarea');
  if (field) return field.value;
  const lines = [...figure.querySelectorAll('.line')];
  return copiedText(
    lines.map((line) => ({ text: line.textContent ?? '', isRemoved: line.classList.contains('del') })),
  );
}

function select(figure: Element): void {
  const field = figure.querySelector('textarea');
  const code = figure.querySelector('code');
  if (field) {
    field.focus();
    field.select();
  } else if (code) getSelection()?.selectAllChildren(code);
}
