// Serves built sites in a child process: inside a test runner every module is transformed first, and the first
// fragment would take seconds. The folders are the arguments; the addresses are sent back in the same order.
import { startServer } from '#server/http/serve.ts';

const outDirs = process.argv.slice(2);
const servers = await Promise.all(
  outDirs.map((outDir) => startServer({ port: 0, host: '127.0.0.1', outDir, log: false })),
);
process.send?.(servers.map(({ url }) => url));
process.once('disconnect', () => void Promise.all(servers.map((server) => server.stop())));
