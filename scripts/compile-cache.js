// Preloaded by every command: enables the compile cache, so that types are stripped from each module only
// once. This file is JavaScript, because loading the type stripper takes 60 ms, and from the second run on no
// command needs it. Child processes use the same cache.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../node_modules/.cache/compiled');
enableCompileCache(folder);
process.env.NODE_COMPILE_CACHE = folder;
