// node main.js set KEY VALUE, get KEY, del KEY or compact

import { renameSync, rmSync } from 'node:fs';
import { DiskFile } from './disk-file.js';
import { Store } from './store.js';

const store = new Store(new DiskFile('data.log'));
const [command, key, value] = process.argv.slice(2);

if (command === 'set') store.set(key, value);
else if (command === 'get') console.log(store.get(key) ?? '(nothing)');
else if (command === 'del') console.log(store.delete(key));
else if (command === 'compact') compact();
else console.log('Use set KEY VALUE, get KEY, del KEY or compact.');

/** Replaces the log with a short one. */
function compact() {
  rmSync('data.new', { force: true }); // left over from a crash
  for (const _ of store.compacting(new DiskFile('data.new')));
  renameSync('data.new', 'data.log');
}
