// The server as a child process: its address, its figures, everything it prints, and its end.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ServeOptions } from '#server/http/serve.ts';

export interface ServerSettings {
  outDir: string;
  /** Any free one unless told. */
  port?: number;
  limits?: ServeOptions['limits'];
}

/** Bytes are counted after the rubbish has been collected. */
export interface ProcessFigures {
  rss: number;
  heap: number;
  /** Open files and sockets. */
  descriptors: number;
}

export interface ServerChild {
  url: string;
  port: number;
  child: ChildProcess;
  /** Everything printed so far. */
  printed: { out: string; errors: string };
  figures(): Promise<ProcessFigures>;
  /** Code and signal; null for the one that it was not. */
  ended: Promise<[code: number | null, signal: NodeJS.Signals | null]>;
}

/** Resolves when the server listens. */
export async function startServerChild(settings: ServerSettings): Promise<ServerChild> {
  const program = fileURLToPath(new URL('./server-process.ts', import.meta.url));
  const child = fork(program, [JSON.stringify(settings)], {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const printed = { out: '', errors: '' };
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    printed.out += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    printed.errors += text;
  });
  const ended = new Promise<[number | null, NodeJS.Signals | null]>((resolve) =>
    child.once('close', (code, signal) => resolve([code, signal])),
  );
  const first = await Promise.race([once(child, 'message'), ended.then(() => null)]);
  if (!first) throw new Error(`The server did not start: ${printed.errors}`);
  const { url, port } = first[0] as { url: string; port: number };
  return {
    url,
    port,
    child,
    printed,
    ended,
    async figures() {
      const answer = once(child, 'message');
      child.send('figures');
      return (await answer)[0] as ProcessFigures;
    },
  };
}
