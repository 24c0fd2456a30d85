// Filters as they stand in an address. Pure: what is asked for in, what to show out.

/** The name of the event after which a list is narrowed again: what its entries are found by has changed. */
export const listingMarked = 'listing-marked';

/** The chosen value of every filter; empty for all. */
export type Selection = Readonly<Record<string, string>>;

/** The values that each filter offers. */
export type Offers = Readonly<Record<string, readonly string[]>>;

/** What an address asks for; a value that is not on offer is ignored. */
export function readSelection(search: string, offers: Offers): Selection {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(offers).map(([name, values]) => {
      const value = query.get(name) ?? '';
      return [name, values.includes(value) ? value : ''];
    }),
  );
}

/** The query of an address with this selection in it; parameters of others stay as they are. */
export function writeSelection(search: string, selection: Selection): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(selection)) {
    if (value === '') query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** Whether an entry, given the values it is found by, belongs to a selection. */
export function isSelected(selection: Selection, valuesOf: (name: string) => readonly string[]): boolean {
  return Object.entries(selection).every(([name, value]) => value === '' || valuesOf(name).includes(value));
}

/** `25 quests` while all are shown, with what else is known of them; otherwise `3 of 25 quests`. */
export function countText(shown: number, total: number, all: string, more = ''): string {
  return shown === total ? all + more : `${shown} of ${all}`;
}
