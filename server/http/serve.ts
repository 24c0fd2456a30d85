// The HTTP server: Node's own, with limits, serving the responses of a build.
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
  // A connection and its file need one file descriptor each: about 4,000 at most, and Linux allows a process
  // 4,096 by default. A browser opens six connections, which are released after five idle seconds.
  maxConnections: 2000,
  // Room for the props of a fragment, which have a limit of their own and are sent in the address.
  maxHeaderSize: 256 * 1024,
  // Browsers preconnect, but do not wait long; clients that open connections only to block them do.
  firstByteTimeout: 5_000,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  // How often Node looks for slow requests; with its default of 30 s, 10 s would mean up to 40.
  connectionsCheckingInterval: 1_000,
  // A client that neither reads nor writes for this long is considered gone.
  silenceTimeout: 60_000,
  // Longer than a request takes to arrive, and short enough to wait for at a terminal.
  idleGrace: 1_000,
};
const FORCE_STOP_MS = 10_000;

/** Settings of the server; `limits` are for tests. */
export interface ServeOptions {
  port: number;
  host: string;
  outDir: string;
  /** The folder of the build's server files; the output folder by default. */
  stateDir?: string;
  log?: boolean;
  limits?: Partial<typeof LIMITS>;
  forceStopMs?: number;
}

/** A running server. */
export interface RunningServer {
  url: string;
  port: number;
  stop(): Promise<void>;
}

/** Opens the build and listens; rejects with a message for the user. */
export async function startServer(options: ServeOptions): Promise<RunningServer> {
  const { port, host, outDir, stateDir = outDir, limits, forceStopMs = FORCE_STOP_MS } = options;
  const build = await openBuildIn(outDir, stateDir);
  const log = options.log === false ? createQuietLog() : createLog();
  const { silenceTimeout, maxConnections, firstByteTimeout, idleGrace, ...nodeLimits } = {
    ...LIMITS,
    ...limits,
  };
  // Node's own response to a request without a host lacks our headers.
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
  // Bodies are never read, so `100 Continue` is never sent. Other expectations are refused later.
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

async function openBuildIn(outDir: string, stateDir: string): Promise<ServedBuild> {
  const root = join(outDir, 'static');
  const near = relative(process.cwd(), root);
  const shown = near.startsWith('..') ? root : near;
  try {
    const build = await openBuild({ root, serverDir: join(stateDir, 'server') });
    // The records are separate from the pages if these could have come with the author's folder.
    if (stateDir !== outDir && build.last().half === null)
      throw new UserError(
        `The site in ${shown} was not built on this computer. Build it first: npx plinth build.`,
      );
    return build;
  } catch (error) {
    if (!isMissing(error) && !(error instanceof NoBuildError)) throw error;
    throw new UserError(
      `There is no build in ${shown}. Build the site first: npm run build, or npx plinth build.`,
      { cause: error },
    );
  }
}

function listen(server: Server, port: number, host: string, log: Log): Promise<void> {
  return new Promise((resolve, reject) => {
    // Stays attached: once listening, an error means a connection that could not be accepted (no file handles
    // left).
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
