// `npm run purge`: removes what earlier builds left in the output folder. The site that is there stays as it is.
import { parseEnv } from '#server/env.ts';
import { purge } from '#server/prerender/output/purge.ts';
import { count, runScript } from './run-script.ts';

if (import.meta.main) {
  await runScript(async () => {
    const { outDir } = parseEnv(process.env, process.cwd());
    const removed = purge(outDir);
    console.log(
      `Removed ${count(removed, 'file')} of earlier builds and all caches. The site itself is unchanged.`,
    );
  });
}
