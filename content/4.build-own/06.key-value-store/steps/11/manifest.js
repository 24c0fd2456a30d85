// The manifest lists the files of a store. What isn't in it isn't there.

import { decodeRecord, encodeRecord } from './record.js';

/** Writes a new list. After a crash there is the old one or this one. */
export function writeManifest(folder, list) {
  folder.remove('manifest.new'); // left over from a failed try
  const file = folder.open('manifest.new');
  file.append(encodeRecord('', JSON.stringify(list)));
  file.sync();
  folder.rename('manifest.new', 'manifest');
}

/** The number of the log, and those of the tables, newest first. */
export function readManifest(folder) {
  if (!folder.names().includes('manifest')) return { log: 1, tables: [] };
  const file = folder.open('manifest');
  return JSON.parse(decodeRecord(file.read(0, file.size)).value);
}

const ours = /^(\d+\.(log|table)|manifest\.new)$/;

/** Removes what a crash has left behind, and no file of others. */
export function removeOthers(folder, { log, tables }) {
  const names = tables.map((number) => `${number}.table`);
  const own = new Set([...names, `${log}.log`, 'manifest']);
  for (const name of folder.names())
    if (ours.test(name) && !own.has(name)) folder.remove(name);
}
