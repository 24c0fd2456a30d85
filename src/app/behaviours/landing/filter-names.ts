// Narrows an alphabet of names, and the rows about them below it, while the reader types.
import { countText } from './filter-query.ts';

/** Starts the field above an alphabet of names. */
export function filterNames(root: HTMLElement): (() => void) | undefined {
  const field = root.querySelector('input');
  const status = root.querySelector<HTMLElement>('[role="status"]');
  const nothing = root.querySelector<HTMLElement>('[data-nothing]');
  if (!field || !status || !nothing) return;
  const names = [...root.querySelectorAll<HTMLElement>('[data-name]')];
  const rows = [...root.querySelectorAll<HTMLElement>('[data-row]')];
  const groups = [...root.querySelectorAll<HTMLElement>('[data-letter]')];
  const leaving = new AbortController();
  const { signal } = leaving;

  const show = () => {
    const term = searchedName(field.value);
    const shown = names.filter((name) => {
      name.hidden = !(name.dataset.name ?? '').includes(term);
      return !name.hidden;
    });
    // A row may be about several names.
    const paths = new Set(shown.map(addressIn));
    for (const row of rows)
      row.hidden = !(paths.has(addressIn(row)) || (row.dataset.row ?? '').replaceAll(' ', '').includes(term));
    for (const group of groups)
      group.hidden = !group.querySelector(':is([data-name], [data-row]):not([hidden])');
    nothing.hidden = shown.length > 0 || rows.some((row) => !row.hidden);
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

function addressIn(element: HTMLElement): string | null {
  return element.querySelector('a')?.getAttribute('href') ?? null;
}

/** `<Dialog>` is looked for as `dialog`. */
export function searchedName(typed: string): string {
  return typed.replace(/[<>/\s]/g, '').toLowerCase();
}
