// node main.js set KEY VALUE, node main.js get KEY, node main.js del KEY

import { DiskFile } from './disk-file.js';
import { Store } from './store.js';

const store = new Store(new DiskFile('data.log'));
const [command, key, value] = process.argv.slice(2);

if (command === 'set') store.set(key, value);
else if (command === 'get') console.log(store.get(key) ?? '(nothing)');
else if (command === 'del') console.log(store.delete(key));
else console.log('Use set KEY VALUE, get KEY or del KEY.');
