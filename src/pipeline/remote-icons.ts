// Icons from collections that are not installed: which of them the content uses, and their shapes, fetched once per
// build. A build never waits long for them.
import type { DatabaseSync } from 'node:sqlite';
import { type IconShape, type IconShapes, iconKey, installedCollections, parseIconName } from '#lib/icon.ts';
import { iconAddress, parseIconSet, publicIconHost, shapesInSet, splitIcons } from '#lib/icon-service.ts';
import { pageCollections } from '#schema/collections.ts';
import { constants } from '#schema/constants.ts';

/** An icon property in stored JSON. Quotes inside text are escaped there, so text never looks like one. */
const iconProperty = /"(?:headerIcon|icon)":"([^"\\]*:[^"\\]*)"/g;

/** The names that pages, their blocks and links, folders and settings use. */
export function listRemoteIcons(db: DatabaseSync): string[] {
  const found = new Set<string>();
  const note = (name: string) => {
    const key = iconKey(name);
    if (key && !installedCollections.includes(parseIconName(key)?.collection ?? '')) found.add(key);
  };
  for (const sql of statements())
    for (const { icon, json } of db.prepare(sql).iterate() as Iterable<Found>) {
      if (icon) note(icon);
      for (const [, name = ''] of json.matchAll(iconProperty)) note(name);
    }
  return [...found].sort();
}

interface Found {
  icon: string | null;
  json: string;
}

/** The database filters out what cannot match, so that most bodies are never loaded. */
function statements(): string[] {
  const json = `coalesce(navigation, '') || coalesce(links, '') || coalesce(body, '')`;
  return [
    ...pageCollections.map(
      (table) =>
        `SELECT icon, ${json} AS json FROM "${table}" WHERE icon LIKE '%:%' OR json LIKE '%"icon":"%:%'`,
    ),
    'SELECT NULL AS icon, data AS json FROM "_directories"',
    'SELECT NULL AS icon, value AS json FROM "_settings"',
  ];
}

interface ResolveIconsOptions {
  fetch?: (address: string, init: { signal: AbortSignal }) => Promise<Response>;
  /** Milliseconds for all icons together. */
  timeout?: number;
  warn: (message: string) => void;
}

/** Fetches icons from the public service. Warns about each that does not exist or does not arrive in time. */
export async function resolveIcons(
  names: Iterable<string>,
  { fetch = globalThis.fetch, timeout = constants.icon.renderTimeout, warn }: ResolveIconsOptions,
): Promise<IconShapes> {
  const wanted = groupRemote(names);
  const found: Record<string, IconShape> = {};
  const answered = new Set<string>();
  const stop = new AbortController();

  const ask = async (collection: string, icons: readonly string[]) => {
    const response = await fetch(iconAddress(publicIconHost, collection, icons), { signal: stop.signal });
    const set = response.ok ? parseIconSet(await response.json(), collection) : null;
    if (stop.signal.aborted || (!set && response.status !== 404)) return;
    for (const icon of icons) answered.add(`${collection}:${icon}`);
    if (set) Object.assign(found, shapesInSet(set));
  };
  const asks = [...wanted].flatMap(([collection, icons]) =>
    splitIcons(publicIconHost, collection, icons, constants.icon.maxUrlLength).map((list) =>
      ask(collection, list).catch(() => {}),
    ),
  );
  await Promise.race([Promise.all(asks), elapse(timeout, stop.signal)]);
  stop.abort();

  for (const [collection, icons] of wanted)
    for (const icon of icons) {
      const key = `${collection}:${icon}`;
      if (Object.hasOwn(found, key)) continue;
      if (answered.has(key)) warn(`There is no icon "${key}".`);
      else warn(`The icon "${key}" could not be fetched in ${timeout} ms. Its place stays empty.`);
    }
  return found;
}

/** Sorted icons by collection, without those that are installed. */
function groupRemote(names: Iterable<string>): Map<string, string[]> {
  const keys = [...new Set(names)].flatMap((name) => iconKey(name) ?? []);
  const groups = new Map<string, string[]>();
  for (const key of [...new Set(keys)].sort()) {
    const { collection = '', icon = '' } = parseIconName(key) ?? {};
    if (installedCollections.includes(collection)) continue;
    const group = groups.get(collection);
    if (group) group.push(icon);
    else groups.set(collection, [icon]);
  }
  return groups;
}

/** Also ends with the signal, so that no timer outlives the work. */
function elapse(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}
