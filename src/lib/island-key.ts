// The name under which an island is asked for, remembered and written: `{name}_{key}`. The key stands for the
// inputs as the server will read them, so it is made from what survives JSON and a query string.
import { hash } from 'ohash';

export type IslandProps = Readonly<Record<string, unknown>>;

/** Each entry is a query parameter of its own; one called `props` would be taken for the props and is left out. */
export type IslandContext = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The full name of an island with these inputs. Order, `undefined` and emptiness make no difference. */
export function islandKey(name: string, props: IslandProps = {}, context: IslandContext = {}): string {
  // Hashed as one JSON text: ohash does not escape quotes inside the strings of an object, so two objects may meet.
  const inputs = stableJson([name, props, Object.fromEntries(contextParameters(context))]);
  return `${name}_${hash(inputs).replace(/[^A-Za-z\d]/g, '')}`;
}

/** `Card_ab1` is the island `Card` with the key `ab1`; null for anything that is no such name. */
export function parseIslandName(text: string): { name: string; key: string } | null {
  const [, name, key] = /^([\w-]+)_([A-Za-z\d]+)$/.exec(text) ?? [];
  return name && key ? { name, key } : null;
}

/** The context as it travels: names and texts, in the order given. */
export function contextParameters(context: IslandContext = {}): [name: string, value: string][] {
  return Object.entries(context).flatMap(([name, value]) =>
    value === null || value === undefined || name === 'props'
      ? []
      : [[name.toWellFormed(), String(value).toWellFormed()]],
  );
}

function stableJson(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
