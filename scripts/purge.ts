// `npm run purge`: removes files of earlier builds from the output folder. The current site is not changed.
import { parseEnv } from '#server/env.ts';
import { purge } from '#server/prerender/output/purge.ts';
import { count, runScript } from './run-script.ts';

if (import.meta.main) {
  await runScript(async () => {
    const removed = purge(parseEnv(process.env, process.cwd()));
    console.log(
      `Removed ${count(removed, 'file')} of earlier builds and all caches. The site itself is unchanged.`,
    );
  });
}
