// The buttons of an example that can be changed. They can do nothing without a script, so they come with it; the header
// has room for them from the start.
import icons from 'virtual:icons';
import { iconKey } from '#lib/icon.ts';

interface EditButtons {
  edit: HTMLButtonElement;
  reset: HTMLButtonElement;
}

/** Puts them before the button that copies. */
export function addEditButtons(figure: HTMLElement): EditButtons {
  const edit = createButton('edit', 'Edit', 'i-lucide-pencil');
  const reset = createButton('reset', 'Reset', 'i-lucide-rotate-ccw');
  reset.disabled = true;
  figure.querySelector('.copy')?.before(edit, reset);
  return { edit, reset };
}

function createButton(className: string, name: string, icon: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `code-action ${className}`;
  button.innerHTML = contentOf(name, icon);
  return button;
}

/** The icon and the words of a button or link in the header. */
export function contentOf(name: string, icon: string): string {
  const { body = '' } = icons[iconKey(icon) ?? ''] ?? {};
  return `<svg class="icon" width="1em" height="1em" viewBox="0 0 24 24" aria-hidden="true">${body}</svg><span>${name}</span>`;
}
