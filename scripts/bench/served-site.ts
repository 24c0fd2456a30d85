// Serves a built site in a separate process, so that measuring does not slow it down.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { project } from './project.ts';

export interface ServedSite {
  url: string;
  pid: number;
  stop(): void;
}

/** Resolves when the server listens. */
export async function serveSite(outDir: string): Promise<ServedSite> {
  const child = spawn(process.execPath, [join(project, 'scripts/serve.ts')], {
    cwd: project,
    env: { ...process.env, OUT_DIR: outDir, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const found = /Serving (\S+)/.exec(output);
      if (found?.[1]) resolve(found[1]);
    });
    child.once('exit', () => reject(new Error('The server stopped before it was measured.')));
  });
  // Its log is discarded, but must not fill the pipe.
  child.stdout.removeAllListeners('data').resume();
  return { url, pid: child.pid ?? 0, stop: () => void child.kill('SIGTERM') };
}
