// Serves built sites, in a process of its own: in the one that runs the tests every module is transformed first, and
// the part of a build that renders fragments would keep a reader waiting for seconds. Started by the setup, with the
// folders as arguments; the addresses are told in the same order.
import { startServer } from '#server/http/serve.ts';

const outDirs = process.argv.slice(2);
const servers = await Promise.all(
  outDirs.map((outDir) => startServer({ port: 0, host: '127.0.0.1', outDir, log: false })),
);
process.send?.(servers.map(({ url }) => url));
process.once('disconnect', () => void Promise.all(servers.map((server) => server.stop())));
