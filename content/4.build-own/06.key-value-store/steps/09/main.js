// node main.js set KEY VALUE, get KEY, del KEY or compact

import { DiskFolder } from './disk-folder.js';
import { Store } from './store.js';

const store = new Store(new DiskFolder('data'));
const [command, key, value] = process.argv.slice(2);

if (command === 'set') store.set(key, value);
else if (command === 'get') console.log(store.get(key) ?? '(nothing)');
else if (command === 'del') console.log(store.delete(key));
else if (command === 'compact') for (const _ of store.compacting());
else console.log('Use set KEY VALUE, get KEY, del KEY or compact.');
