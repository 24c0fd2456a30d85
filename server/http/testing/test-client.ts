// Requests to a small build, without a network.
import { join } from 'node:path';
import { createLog } from '../access-log.ts';
import { createResponder, type ResponderOptions } from '../respond.ts';
import type { ResponseData } from '../response.ts';
import { openBuild } from '../served-build.ts';
import { BUILD, type BuildFiles, makeBuild } from './build-folder.ts';

/** Requests an address, normalised as in a browser. */
export interface TestClient {
  request(address: string, init?: { method?: string; headers?: Record<string, string> }): Promise<Response>;
}

/** A client of an opened build. */
export function createTestClient(options: ResponderOptions): TestClient {
  const respond = createResponder(options);
  return {
    async request(address, { method = 'GET', headers = {} } = {}) {
      const { pathname, search } = new URL(address, 'http://localhost');
      const response = await respond({ method, target: pathname + search, headers });
      const body = await bytesOf(response.body);
      return new Response(method === 'HEAD' ? null : body, response);
    },
  };
}

async function bytesOf(body: ResponseData['body']) {
  if (body === null || typeof body === 'string') return body;
  if (body instanceof Uint8Array) return new Uint8Array(body);
  const { handle, start, end } = body;
  const bytes = new Uint8Array(end + 1 - start);
  await handle.read(bytes, 0, bytes.length, start);
  await handle.close();
  return bytes;
}

/** Writes and opens a build; its log lines are kept. */
export async function openTestBuild(files: BuildFiles = BUILD, precompressed?: string[]) {
  const outDir = await makeBuild(files, precompressed);
  const root = join(outDir, 'static');
  const build = await openBuild({ root, serverDir: join(outDir, 'server') });
  const lines: string[] = [];
  const errors: string[] = [];
  const log = createLog(
    (line) => lines.push(line),
    (line) => errors.push(line),
  );
  return { build, outDir, lines, errors, log, client: createTestClient({ build, log }) };
}

/** Request options with these headers. */
export const get = (headers: Record<string, string>, method = 'GET') => ({ method, headers });
