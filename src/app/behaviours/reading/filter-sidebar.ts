// The field above a section's list: only what matches stays, and what it is in opens. Escape or an empty field brings
// back everything as it was.

/** Set on the list while it is filtered, so that branches opened by the filter are not taken for the reader's choice. */
export const filteringAttribute = 'data-filtering';

/** Starts the filter of a section's list, where it has one. */
export function filterSidebar(sidebar: HTMLElement): (() => void) | undefined {
  const filter = sidebar.querySelector<HTMLElement>('[data-filter]');
  const field = filter?.querySelector('input');
  if (!filter || !field) return;
  const said = filter.querySelector('[data-filter-said]');
  const empty = sidebar.querySelector<HTMLElement>('[data-filter-empty]');
  const noun = filter.dataset.filter ?? '';
  const life = new AbortController();
  const { signal } = life;
  /** The branches that were open before the filter opened others. */
  let openBefore: Set<HTMLDetailsElement> | null = null;

  const branches = () => sidebar.querySelectorAll('details');
  const entries = () => sidebar.querySelectorAll<HTMLLIElement>('li');
  const firstMatch = () => sidebar.querySelector<HTMLAnchorElement>('li:not([hidden]) > a');

  function apply(): void {
    const typed = field?.value ?? '';
    if (!isFilter(typed)) {
      showAll();
      return;
    }
    openBefore ??= new Set(Array.from(branches()).filter((branch) => branch.open));
    sidebar.setAttribute(filteringAttribute, '');
    let found = 0;
    // From the inside out, so that a branch knows whether it holds a match.
    for (const entry of Array.from(entries()).toReversed()) {
      const link = entry.querySelector(':scope > a');
      const branch = entry.querySelector<HTMLDetailsElement>(':scope > details');
      const isMatch = link !== null && matchesFilter(link.textContent, typed);
      const holdsMatch = branch?.querySelector('li:not([hidden])') != null;
      entry.hidden = !isMatch && !holdsMatch;
      if (branch) branch.open = holdsMatch;
      if (isMatch) found += 1;
    }
    if (empty) empty.hidden = found > 0;
    say(found === 0 ? 'Nothing matches' : found === 1 ? '1 match' : `${found} matches`);
  }

  function showAll(): void {
    if (!openBefore) return;
    for (const entry of entries()) entry.hidden = false;
    for (const branch of branches()) branch.open = openBefore.has(branch);
    if (empty) empty.hidden = true;
    openBefore = null;
    sidebar.removeAttribute(filteringAttribute);
    say(`All ${noun} are shown`);
  }

  function say(text: string): void {
    if (said) said.textContent = text;
  }

  function clear(): void {
    if (field) field.value = '';
    showAll();
    field?.focus();
  }

  field.addEventListener('input', apply, { signal });
  field.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && field.value !== '') clear();
      else if (event.key === 'Enter') firstMatch()?.click();
      else if (event.key === 'ArrowDown') firstMatch()?.focus();
      else return;
      // A menu that the list is in would close at Escape.
      event.preventDefault();
    },
    { signal },
  );
  empty?.querySelector('[data-filter-clear]')?.addEventListener('click', clear, { signal });
  // What was typed before this script was here.
  apply();
  return () => {
    life.abort();
    // The list may stay while the page changes.
    field.value = '';
    showAll();
  };
}

/** Whether a title has every word of what was typed, in any order. Angle brackets and capitals make no difference. */
export function matchesFilter(title: string, typed: string): boolean {
  const plain = plainText(title);
  return plainText(typed)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

/** Whether anything was typed that a list can be filtered by. */
export function isFilter(typed: string): boolean {
  return plainText(typed) !== '';
}

function plainText(text: string): string {
  return text.toLowerCase().replace(/[<>]/g, ' ').trim();
}
