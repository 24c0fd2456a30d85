// Icons from collections that are not installed: finds those the content uses and fetches their shapes once
// per build, within a time limit.
import type { DatabaseSync } from 'node:sqlite';
import { counted } from '#lib/counted.ts';
import { type IconShape, type IconShapes, iconKey, installedCollections, parseIconName } from '#lib/icon.ts';
import { iconAddress, parseIconSet, publicIconHost, shapesInSet, splitIcons } from '#lib/icon-service.ts';
import { constants } from '#schema/constants.ts';
import type { Page } from '#schema/page/page.ts';
import { findIconSet } from './icon-sets.ts';
import { installCommand } from './icons.ts';

/** Icon names used by a page, its blocks and its links. */
export function remoteIconsOf({
  icon,
  navigation,
  links,
  body,
}: Pick<Page, 'icon' | 'navigation' | 'links' | 'body'>): string[] {
  const found = new Set<string>();
  for (const part of [{ icon }, navigation, links, body]) noteIcons(part, found);
  return [...found].sort();
}

/** Icon names used by pages, folders and settings. */
export function listRemoteIcons(db: DatabaseSync): string[] {
  const found = new Set<string>();
  for (const { icons } of db.prepare("SELECT icons FROM _documents WHERE icons <> '[]'").all())
    for (const name of JSON.parse(String(icons)) as string[]) found.add(name);
  const others =
    'SELECT data AS json FROM "_directories" UNION ALL SELECT value FROM "_settings" WHERE key = ?';
  for (const { json } of db.prepare(others).all('settings')) noteIcons(JSON.parse(String(json)), found);
  return [...found].sort();
}

/** Collects icon names from the properties of a value. */
function noteIcons(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner !== 'string') noteIcons(inner, found);
    else if (name === 'icon' || name === 'headerIcon') {
      const key = inner.includes(':') ? iconKey(inner) : null;
      if (key && !installedCollections.includes(parseIconName(key)?.collection ?? '')) found.add(key);
    }
  }
}

interface ResolveIconsOptions {
  fetch?: (address: string, init: { signal: AbortSignal }) => Promise<Response>;
  /** Milliseconds for all icons together. */
  timeout?: number;
  warn: (message: string) => void;
}

/**
 * Fetches icons from the public service. Warns about each icon that does not exist or does not arrive in
 * time.
 */
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

  for (const [collection, icons] of wanted) {
    const missing = icons.map((icon) => `${collection}:${icon}`).filter((key) => !Object.hasOwn(found, key));
    for (const key of missing.filter((one) => answered.has(one))) warn(`There is no icon "${key}".`);
    const late = missing.filter((key) => !answered.has(key));
    // One warning per set, because reason and fix are the same.
    if (late[0] !== undefined)
      warn(
        `The icon set "${collection}" did not answer in ${timeout} ms, so ${counted(late.length, 'icon is', 'icons are')} left out, such as "${late[0]}". Install the set with: ${installCommand(collection)}`,
      );
  }
  return found;
}

/** Sorted icon names by collection, without those that are installed. */
function groupRemote(names: Iterable<string>): Map<string, string[]> {
  const keys = [...new Set(names)].flatMap((name) => iconKey(name) ?? []);
  const groups = new Map<string, string[]>();
  for (const key of [...new Set(keys)].sort()) {
    const { collection = '', icon = '' } = parseIconName(key) ?? {};
    if (findIconSet(collection)) continue;
    const group = groups.get(collection);
    if (group) group.push(icon);
    else groups.set(collection, [icon]);
  }
  return groups;
}

/** Also clears its timer when the signal aborts, so that no timer outlives the work. */
function elapse(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}
