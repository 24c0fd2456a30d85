// The icons that content names and that are not installed: what a build has to fetch before it draws pages.
import type { DatabaseSync } from 'node:sqlite';
import { iconKey, installedCollections, parseIconName } from '#lib/icon.ts';
import { pageCollections } from '#schema/collections.ts';

/** An icon property within stored JSON. Quotes inside texts are escaped there, so a text never looks like one. */
const iconProperty = /"(?:headerIcon|icon)":"([^"\\]*:[^"\\]*)"/g;

/** Names in pages, their blocks and links, in folders and in the settings of a content database. */
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

/** The database leaves out what cannot match, so that most bodies never become strings here. */
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
