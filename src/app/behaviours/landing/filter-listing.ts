// Narrows a list in place by filters that live in the address: a link to `/quests?skill=headings` shows those quests.
// The address is the only memory, so starting twice changes nothing.
import { onAddressChange } from '#runtime/moving/address.ts';
import {
  countText,
  isSelected,
  listingMarked,
  readSelection,
  type Selection,
  writeSelection,
} from './filter-query.ts';

type Control = HTMLButtonElement | HTMLSelectElement;

/** Starts the filters of a list. */
export function filterListing(root: HTMLElement): (() => void) | undefined {
  const controls = [...root.querySelectorAll<Control>('[data-filter]')];
  const items = [...root.querySelectorAll<HTMLElement>('section li')];
  const status = root.querySelector<HTMLElement>('[role="status"]');
  const nothing = root.querySelector<HTMLElement>('[data-nothing]');
  if (!status || !nothing) return;
  const leaving = new AbortController();
  const offers = offersOf(controls);

  function show(selection: Selection): void {
    for (const control of controls) markControl(control, selection);
    const shown = items.filter((item) => {
      const isShown = isSelected(selection, (name) => (item.dataset[name] ?? '').split(' '));
      item.hidden = !isShown;
      return isShown;
    });
    if (nothing) nothing.hidden = shown.length > 0;
    const { all = '', more } = status?.dataset ?? {};
    const text = countText(shown.length, items.length, all, more);
    // Saying the same again would be heard again.
    if (status && status.textContent !== text) status.textContent = text;
  }

  function choose(selection: Selection): void {
    replaceQuery(writeSelection(location.search, selection));
    show(readSelection(location.search, offers));
  }

  const listen = (type: string) =>
    root.addEventListener(
      type,
      ({ target }) => {
        const element =
          target instanceof Element ? target.closest<HTMLElement>('[data-filter], [data-clear]') : null;
        if (element?.dataset.clear !== undefined) {
          choose(Object.fromEntries(Object.keys(offers).map((name) => [name, ''])));
          // The button is gone with what it stood for.
          controls[0]?.focus();
        } else if (element && (type === 'change') === element instanceof HTMLSelectElement)
          choose({ [element.dataset.filter ?? '']: chosenIn(element as Control) });
      },
      { signal: leaving.signal },
    );
  listen('click');
  listen('change');
  // A link or Back to the same page with another query.
  onAddressChange(() => show(readSelection(location.search, offers)), leaving.signal);
  root.addEventListener(listingMarked, () => show(readSelection(location.search, offers)), {
    signal: leaving.signal,
  });
  const early = chosenEarly(controls);
  if (early) choose(early);
  else show(readSelection(location.search, offers));
  return () => leaving.abort();
}

function offersOf(controls: readonly Control[]): Record<string, string[]> {
  const offers: Record<string, string[]> = {};
  for (const control of controls) {
    const values =
      control instanceof HTMLSelectElement
        ? [...control.options].map(({ value }) => value)
        : [control.dataset.value ?? ''];
    const name = control.dataset.filter ?? '';
    offers[name] = [...(offers[name] ?? []), ...values];
  }
  return offers;
}

/** What the reader chose before anything listened, where the address says nothing yet; null for nothing. */
function chosenEarly(controls: readonly Control[]): Selection | null {
  const asked = new URLSearchParams(location.search);
  const chosen = controls
    .filter((control) => control instanceof HTMLSelectElement)
    .filter(({ value, dataset }) => value !== '' && !asked.has(dataset.filter ?? ''));
  if (chosen.length === 0) return null;
  return Object.fromEntries(chosen.map(({ value, dataset }) => [dataset.filter ?? '', value]));
}

function chosenIn(control: Control): string {
  return control instanceof HTMLSelectElement ? control.value : (control.dataset.value ?? '');
}

function markControl(control: Control, selection: Selection): void {
  const value = selection[control.dataset.filter ?? ''] ?? '';
  if (control instanceof HTMLSelectElement) control.value = value;
  else control.setAttribute('aria-pressed', String(control.dataset.value === value));
}

/** Changes the address without an entry in the history. The anchor goes: the reader has moved on from it. */
function replaceQuery(query: string): void {
  const address = location.pathname + query;
  const hadAnchor = location.hash !== '';
  history.replaceState(history.state, '', address);
  // Losing its anchor counts as going to the top of the page; going once more to where one is overtakes that.
  if (hadAnchor) history.replaceState(history.state, '', address);
}
