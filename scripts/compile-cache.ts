// Loaded before every command: compiled modules are kept, which saves a short command about a tenth of its time from
// its second run on.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'));
