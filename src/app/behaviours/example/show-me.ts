// The change that the foot of an example asks for, made by a button. Without script the change can be unfolded.
import { applyEdit, readEdit } from '#lib/line-edit.ts';

interface ShownSource {
  original: string;
  current(): string;
  write(text: string): void;
}

/** Puts a button in the place of the answer, where there is something to try. */
export function addShowMe(figure: HTMLElement, { original, current, write }: ShownSource): void {
  const answer = figure.querySelector<HTMLElement>('.try-answer');
  const edit = readEdit(answer?.querySelector('pre')?.textContent ?? '');
  // Where the foot does not fit its source, it stays as it is.
  if (!answer || applyEdit(original, edit) === null) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'try-answer code-action';
  button.textContent = 'Show me';
  button.addEventListener('click', () => {
    // What else the reader has changed stays, unless it is the very place of the edit.
    write(applyEdit(current(), edit) ?? applyEdit(original, edit) ?? original);
    const view = figure.querySelector(`[data-view="${answer.dataset.in}"]`);
    if (view) figure.querySelector<HTMLElement>(`[aria-controls="${view.id}"]`)?.click();
  });
  answer.replaceWith(button);
}
