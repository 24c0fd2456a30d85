// `npm run serve`: serves an existing build.
import { join } from 'node:path';
import { parseEnv } from '#server/env.ts';
import { startServer, stopOnSignals } from '#server/http/serve.ts';
import { restoreFolder } from '#server/prerender/output/output-folder.ts';
import { runScript } from './run-script.ts';

export async function serve(): Promise<void> {
  const { port, host = '0.0.0.0', outDir, stateDir } = parseEnv(process.env, process.cwd());
  // Restores the site if a build was killed between its two renames.
  restoreFolder(join(outDir, 'static'));
  const server = await startServer({ port, host, outDir, stateDir });
  stopOnSignals(server);
  console.log(`Serving ${server.url}`);
}

if (import.meta.main) await runScript(serve);
