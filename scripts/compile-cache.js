// Loaded before every command: compiled modules are kept, and types are stripped from each only once. It is no TypeScript
// itself: what strips types takes 60 ms to load, and from the second run on no command needs it. The processes that a
// command starts keep theirs in the same place.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../node_modules/.cache/compiled');
enableCompileCache(folder);
process.env.NODE_COMPILE_CACHE = folder;
