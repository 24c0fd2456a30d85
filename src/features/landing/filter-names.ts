// Narrows an alphabet of names while the reader types.
import { countText } from './filter-query.ts';

/** Brings the field above an alphabet of names to life. */
export function filterNames(root: HTMLElement): (() => void) | undefined {
  const field = root.querySelector('input');
  const status = root.querySelector<HTMLElement>('[role="status"]');
  const nothing = root.querySelector<HTMLElement>('[data-nothing]');
  if (!field || !status || !nothing) return;
  const names = [...root.querySelectorAll<HTMLElement>('[data-name]')];
  const letters = [...root.querySelectorAll<HTMLElement>('[data-letter]')];
  const leaving = new AbortController();
  const { signal } = leaving;

  const show = () => {
    const term = searchedName(field.value);
    const shown = names.filter((name) => {
      name.hidden = !(name.dataset.name ?? '').includes(term);
      return !name.hidden;
    });
    for (const letter of letters) letter.hidden = !letter.querySelector('[data-name]:not([hidden])');
    nothing.hidden = shown.length > 0;
    const text = countText(shown.length, names.length, status.dataset.all ?? '');
    // Saying the same again would be heard again.
    if (status.textContent !== text) status.textContent = text;
  };
  const clear = () => {
    field.value = '';
    show();
    field.focus();
  };

  field.addEventListener('input', show, { signal });
  field.addEventListener('keydown', ({ key }) => key === 'Escape' && clear(), { signal });
  nothing.querySelector('button')?.addEventListener('click', clear, { signal });
  // Browsers may bring back what was typed before.
  show();
  return () => leaving.abort();
}

/** `<Dialog>` is looked for as `dialog`. */
export function searchedName(typed: string): string {
  return typed.replace(/[<>/\s]/g, '').toLowerCase();
}
