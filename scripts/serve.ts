// `npm run serve`: serves an existing build.

import { startServer, stopOnSignals } from '#server/serve.ts';
import { parseEnv } from '#src/env.ts';

export async function serve(): Promise<void> {
  const { port, host, outDir } = parseEnv(process.env, process.cwd());
  try {
    const server = await startServer({ port, host, outDir });
    stopOnSignals(server);
    console.log(`Serving ${server.url}`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

if (import.meta.main) await serve();
