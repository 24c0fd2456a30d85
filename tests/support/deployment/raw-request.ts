// One request whose path goes over the wire as it is written here: no program between tidies it up.
import { request as httpRequest } from 'node:http';

/** A response with its body as it came, compressed or not. */
export interface RawResponse {
  status: number;
  headers: Record<string, string | undefined>;
  body: Buffer;
}

export interface RawRequest {
  method?: string;
  headers?: Record<string, string | string[]>;
}

export function request(site: string, path: string, { method = 'GET', headers = {} }: RawRequest = {}) {
  const { hostname, port } = new URL(site);
  return new Promise<RawResponse>((resolve, reject) => {
    const sent = httpRequest({ hostname, port, path, method, headers, agent: false }, (response) => {
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
    sent.on('error', reject);
    sent.end();
  });
}
