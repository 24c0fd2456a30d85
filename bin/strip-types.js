// Strips the types from the sources of this package as they are loaded. Node does that by itself where the sources are
// the project, and refuses where they are a package in `node_modules`.
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

const root = new URL('..', import.meta.url).href;

registerHooks({
  load(url, context, next) {
    if (!url.startsWith(root) || !/\.ts(?:\?|$)/.test(url)) return next(url, context);
    const source = stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'));
    return { format: 'module', source, shortCircuit: true };
  },
});
