// `npm run serve`: serves an existing build.
import { join } from 'node:path';
import { parseEnv } from '#server/env.ts';
import { startServer, stopOnSignals } from '#server/http/serve.ts';
import { restoreFolder } from '#server/prerender/output/output-folder.ts';
import { runScript } from './run-script.ts';

export async function serve(): Promise<void> {
  const { port, host = '0.0.0.0', outDir } = parseEnv(process.env, process.cwd());
  // A build that was killed between its two renames left the site beside its place.
  restoreFolder(join(outDir, 'static'));
  const server = await startServer({ port, host, outDir });
  stopOnSignals(server);
  console.log(`Serving ${server.url}`);
}

if (import.meta.main) await runScript(serve);
