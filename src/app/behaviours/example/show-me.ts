// A button beside the task at the foot of an example, which does what is asked for.

interface ShownSource {
  original: string;
  current(): string;
  write(text: string): void;
}

/** Puts it there where there is something to try. Without script the change can be unfolded. */
export function addShowMe(figure: HTMLElement, { original, current, write }: ShownSource): void {
  const answer = figure.querySelector<HTMLElement>('.try noscript');
  if (!answer) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'code-action';
  button.textContent = 'Show me';
  button.addEventListener('click', async () => {
    // A line that is down now may be up at the next press.
    const change = await import('./show-me/make-change.ts').catch(() => null);
    if (!change) return;
    write(change.makeChange(answer.textContent ?? '', original, current()));
    const view = figure.querySelector(`[data-view="${answer.dataset.in}"]`);
    if (view) figure.querySelector<HTMLElement>(`[aria-controls="${view.id}"]`)?.click();
  });
  figure.querySelector('.try')?.append(button);
}
