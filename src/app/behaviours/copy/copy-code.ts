// The copy buttons of a text: one listener for all of them, one place that says what happened.
import { sayOnButton } from './say-on-button.ts';

export function copyCode(prose: HTMLElement): () => void {
  const { say, stop } = sayOnButton(prose);
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
    stop();
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

/** A line of shown code. */
interface CodeLine {
  text: string;
  /** Marked as removed: readers copy what is left. */
  isRemoved: boolean;
}

/** The code as it belongs in a file: without numbers and marks, and without lines that a change removes. */
export function copiedText(lines: readonly CodeLine[]): string {
  return lines
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ text }) => text)
    .join('\n');
}
