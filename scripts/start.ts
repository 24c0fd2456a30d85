// `npm start`: builds the site, then serves it.
import { build } from './build.ts';
import { runScript } from './run-script.ts';
import { serve } from './serve.ts';

await runScript(async () => (await build()) && serve());
