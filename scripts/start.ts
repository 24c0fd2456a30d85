// `npm start`: builds the site, then serves it.
import { build } from './build.ts';
import { serve } from './serve.ts';

if (await build()) await serve();
else process.exitCode = 1;
