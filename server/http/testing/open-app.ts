// The app on a small build, without a network.
import { join } from 'node:path';
import { createLog } from '../access-log.ts';
import { type AppOptions, createApp } from '../app.ts';
import type { Reply } from '../reply.ts';
import { openSiteFiles } from '../site-files.ts';
import { BUILD, type BuildFiles, makeBuild } from './build-folder.ts';

/** Asks an app for an address, which is tidied up as a browser would do it. */
export interface TestApp {
  request(address: string, init?: { method?: string; headers?: Record<string, string> }): Promise<Response>;
}

/** An app with a way to ask it. */
export function createTestApp(options: AppOptions): TestApp {
  const app = createApp(options);
  return {
    async request(address, { method = 'GET', headers = {} } = {}) {
      const { pathname, search } = new URL(address, 'http://localhost');
      const reply = await app({ method, target: pathname + search, headers });
      const body = await bytesOf(reply.body);
      return new Response(method === 'HEAD' ? null : body, reply);
    },
  };
}

async function bytesOf(body: Reply['body']) {
  if (body === null || typeof body === 'string') return body;
  if (body instanceof Uint8Array) return new Uint8Array(body);
  const { handle, start, end } = body;
  const bytes = new Uint8Array(end + 1 - start);
  await handle.read(bytes, 0, bytes.length, start);
  await handle.close();
  return bytes;
}

/** Opens a build as an app whose log lines are kept. */
export async function openApp(files: BuildFiles = BUILD, twins?: string[]) {
  const outDir = await makeBuild(files, twins);
  const root = join(outDir, 'static');
  const site = await openSiteFiles({ root, headersFile: join(outDir, 'server', 'headers.json') });
  const lines: string[] = [];
  const errors: string[] = [];
  const log = createLog(
    (line) => lines.push(line),
    (line) => errors.push(line),
  );
  return { site, lines, errors, log, app: createTestApp({ files: site, log }) };
}

/** Request options with these headers. */
export const get = (headers: Record<string, string>, method = 'GET') => ({ method, headers });
