// A host that nothing of a content folder may reach.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Tracker {
  /** `name:port`. */
  host: string;
  /** The requests since the last call. */
  take(): string[];
  stop(): void;
}

export async function startTracker(): Promise<Tracker> {
  let requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.writeHead(200, { 'Content-Type': 'image/svg+xml', 'Access-Control-Allow-Origin': '*' });
    response.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    take() {
      const taken = requests;
      requests = [];
      return taken;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
