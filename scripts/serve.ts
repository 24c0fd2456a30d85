// `npm run serve`: serves an existing build.
import { startServer, stopOnSignals } from '#server/http/serve.ts';
import { parseEnv } from '#src/env.ts';
import { runScript } from './run-script.ts';

export async function serve(): Promise<void> {
  const { port, host, outDir } = parseEnv(process.env, process.cwd());
  const server = await startServer({ port, host, outDir });
  stopOnSignals(server);
  console.log(`Serving ${server.url}`);
}

if (import.meta.main) await runScript(serve);
