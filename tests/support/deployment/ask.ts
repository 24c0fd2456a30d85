// One request whose path goes over the wire as it is written here: no program between tidies it up.
import { request } from 'node:http';

/** An answer with its body as it came, compressed or not. */
export interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  body: Buffer;
}

export interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
}

export function ask(site: string, path: string, { method = 'GET', headers = {} }: AskOptions = {}) {
  const { hostname, port } = new URL(site);
  return new Promise<Answer>((resolve, reject) => {
    const asking = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, value?.toString()]),
          ),
          body: Buffer.concat(chunks),
        }),
      );
    });
    asking.on('error', reject);
    asking.end();
  });
}
