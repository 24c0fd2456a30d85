// The name that identifies an island in requests, caches and documents: `{name}_{key}`. The key is a hash of
// the inputs as the server will parse them, so only values that survive JSON and a query string count.
import { hash } from 'ohash';

export type IslandProps = Readonly<Record<string, unknown>>;

/**
 * Each entry becomes a query parameter; one named `props` is left out because it would be read as the props.
 */
export type IslandContext = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The full name of an island with these inputs. Order, `undefined` and empty objects make no difference. */
export function islandKey(name: string, props: IslandProps = {}, context: IslandContext = {}): string {
  // Hashed as one JSON text: ohash does not escape quotes inside the strings of an object, so two objects
  // could get the same hash.
  const inputs = stableJson([name, props, Object.fromEntries(contextParameters(context))]);
  return `${name}_${hash(inputs).replace(/[^A-Za-z\d]/g, '')}`;
}

/** `Card_ab1` is the island `Card` with the key `ab1`; null for any other text. */
export function parseIslandName(text: string): { name: string; key: string } | null {
  const [, name, key] = /^([\w-]+)_([A-Za-z\d]+)$/.exec(text) ?? [];
  return name && key ? { name, key } : null;
}

/** The context as query parameters, in the order given. */
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
