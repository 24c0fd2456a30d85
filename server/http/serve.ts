// The HTTP server: Node's own, with limits, around the responses of a build.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import { UserError } from '#lib/user-error.ts';
import { createLog, createQuietLog, type Log } from './access-log.ts';
import { isMissing } from './build-files.ts';
import { onePerConnection, refuseUnreadable, watchConnections } from './connections.ts';
import { createFragmentRenderer } from './endpoints.ts';
import { refuse } from './refuse.ts';
import { refusalFor } from './request.ts';
import { createResponder } from './respond.ts';
import { createListener } from './send.ts';
import { NoBuildError, openBuild, type ServedBuild } from './served-build.ts';

const LIMITS = {
  // A connection and the file that it is sent take a descriptor each: some 4,000 at most, and Linux allows a process
  // 4,096 unless it is told otherwise. A browser opens six, and gives them back after five idle seconds.
  maxConnections: 2000,
  // Room for the props of a fragment, which have a limit of their own and travel in the address.
  maxHeaderSize: 256 * 1024,
  // Browsers connect ahead of need, but do not wait long; whoever opens connections only to hold them does.
  firstByteTimeout: 5_000,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  // How often Node looks for requests that are too slow; its default of 30 s would make 10 s mean 40.
  connectionsCheckingInterval: 1_000,
  // A client that neither reads nor writes for this long is gone.
  silenceTimeout: 60_000,
  // More than a request takes to arrive; nobody at a keyboard waits longer than that for the end.
  idleGrace: 1_000,
};
const FORCE_STOP_MS = 10_000;

/** Settings of the server; `limits` are for tests. */
export interface ServeOptions {
  port: number;
  host: string;
  outDir: string;
  log?: boolean;
  limits?: Partial<typeof LIMITS>;
  forceStopMs?: number;
}

/** A server that listens. */
export interface RunningServer {
  url: string;
  port: number;
  stop(): Promise<void>;
}

/** Opens the build and listens; rejects with a sentence for the person at the keyboard. */
export async function startServer(options: ServeOptions): Promise<RunningServer> {
  const { port, host, outDir, limits, forceStopMs = FORCE_STOP_MS } = options;
  const build = await openBuildIn(outDir);
  const log = options.log === false ? createQuietLog() : createLog();
  const { silenceTimeout, maxConnections, firstByteTimeout, idleGrace, ...nodeLimits } = {
    ...LIMITS,
    ...limits,
  };
  // Node's own word to a request without a host lacks our headers.
  const server = createServer({ ...nodeLimits, requireHostHeader: false });
  server.setTimeout(silenceTimeout);
  const connections = watchConnections(server, { maxConnections, firstByteTimeout, idleGrace }, log);
  const respond = createResponder({
    build,
    renderFragment: createFragmentRenderer(),
    log,
    isStopping: connections.isStopping,
  });
  const listener = createListener(respond, log);
  const serve = onePerConnection((request, response) => {
    const refusal = refusalFor(request);
    if (refusal) refuse(request.socket, refusal, log, request.method);
    else listener(request, response);
  });
  server.on('request', serve);
  // Bodies are never read, so nobody is asked to send one. Other expectations are refused in their turn.
  for (const event of ['checkContinue', 'checkExpectation'])
    server.on(event, (request, response) => server.emit('request', request, response));
  refuseUnreadable(server, connections, log);
  await listen(server, port, host, log);
  const bound = (server.address() as AddressInfo).port;
  return { url: urlOf(host, bound), port: bound, stop: () => connections.stop(forceStopMs) };
}

/** Stops on SIGTERM or SIGINT and ends the process; a second signal ends it at once. */
export function stopOnSignals(server: RunningServer, exit: (code: number) => void = process.exit): void {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) return exit(1);
    isStopping = true;
    server.stop().then(
      () => exit(0),
      () => exit(1),
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

async function openBuildIn(outDir: string): Promise<ServedBuild> {
  const root = join(outDir, 'static');
  try {
    return await openBuild({ root, serverDir: join(outDir, 'server') });
  } catch (error) {
    if (!isMissing(error) && !(error instanceof NoBuildError)) throw error;
    const near = relative(process.cwd(), root);
    const shown = near.startsWith('..') ? root : near;
    throw new UserError(
      `There is no build in ${shown}. Build the site first: npm run build, or npx plinth build.`,
      { cause: error },
    );
  }
}

function listen(server: Server, port: number, host: string, log: Log): Promise<void> {
  return new Promise((resolve, reject) => {
    // Stays on: once listening, an error means a connection that could not be accepted (no file handles left).
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (server.listening) log.error(error, { method: '-', path: '-' });
      else reject(friendlier(error, port));
    });
    server.listen(port, host, resolve);
  });
}

function friendlier(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error;
  const other = port < 65535 ? port + 1 : port - 1;
  return new UserError(
    `Port ${port} is in use. Stop the other program or choose another port: PORT=${other} npm start`,
    { cause: error },
  );
}

function urlOf(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
