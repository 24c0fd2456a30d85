// The line between a browser and a site: it can be cut, it can hold back every answer, and it counts what goes over it,
// whoever asks, a page or a worker.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Line {
  url: string;
  /** Path of every request that was answered, and the bytes of the answer's body; the list grows. */
  answered: { path: string; bytes: number }[];
  /** Every connection ends at once. */
  cut(): void;
  /** Requests are taken, and not answered before the line is restored; so many are let through first. */
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
        found.on('end', () => answered.push({ path: url, bytes }));
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
