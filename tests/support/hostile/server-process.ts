// A program: the server in a process of its own, as `npm run serve` starts it, with limits that suit a test. It
// answers whoever started it with figures about itself.
import { readdirSync } from 'node:fs';
import { startServer, stopOnSignals } from '#server/http/serve.ts';
import type { ProcessFigures, ServerSettings } from './server-child.ts';

const { outDir, port = 0, limits } = JSON.parse(process.argv[2] ?? '{}') as ServerSettings;
const server = await startServer({ port, host: '127.0.0.1', outDir, ...(limits && { limits }) });
stopOnSignals(server);

process.on('message', () => {
  // Twice: what was waiting for its finaliser goes with the second.
  globalThis.gc?.();
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  const figures: ProcessFigures = { rss, heap: heapUsed + external, descriptors: countDescriptors() };
  process.send?.(figures);
});
process.send?.({ url: server.url, port: server.port });

/** Open files and sockets; where the system does not list them, Node's own sockets. */
function countDescriptors(): number {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;
  }
}
