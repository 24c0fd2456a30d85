// A proxy between a browser and a site. It can cut the connection, hold back responses, and it records what was sent,
// to pages and to workers.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Line {
  url: string;
  /** Path, `Accept` header and response body size of every request that was answered; the list grows. */
  answered: { path: string; accept: string; bytes: number }[];
  /** Closes every connection, and refuses new ones. */
  cut(): void;
  /** Accepts requests but answers none before `restore`, except so many at first. */
  hold(after?: number): void;
  restore(): void;
  close(): Promise<void>;
}

export async function openLine(to: string): Promise<Line> {
  const target = new URL(to);
  const answered: Line['answered'] = [];
  let state: 'open' | 'cut' | 'held' = 'open';
  let letThrough = 0;
  let held: (() => void)[] = [];

  function forward(asked: IncomingMessage, answer: ServerResponse): void {
    const { method, headers, url = '/' } = asked;
    const onward = request(
      { host: target.hostname, port: target.port, path: url, method, headers },
      (found) => {
        let bytes = 0;
        found.on('data', (part: Buffer) => {
          bytes += part.length;
        });
        found.on('end', () => answered.push({ path: url, accept: headers.accept ?? '', bytes }));
        answer.writeHead(found.statusCode ?? 502, found.headers);
        found.pipe(answer);
      },
    );
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  }

  const server = createServer((asked, answer) => {
    if (state === 'cut') asked.socket.destroy();
    else if (state === 'held' && --letThrough < 0) held.push(() => forward(asked, answer));
    else forward(asked, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const release = () => {
    for (const go of held.splice(0)) go();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answered,
    cut() {
      state = 'cut';
      held = [];
      server.closeAllConnections();
    },
    hold(after = 0) {
      state = 'held';
      letThrough = after;
    },
    restore() {
      state = 'open';
      release();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
