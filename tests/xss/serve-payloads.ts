// The site of attempts on a plain server that sends no security policy, so that nothing but the sanitiser protects a
// reader. Documents come without the site's own script; pictures are not there, so that a handler for that would run.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { listPages } from '#pages/listed-pages.ts';
import { buildContent } from '#pipeline/index.ts';
import { openRenderer } from '#server/open-renderer.ts';
import { buildApp } from '#server/prerender/build-app.ts';
import { payloadFiles } from './payloads.ts';

export interface ServedPayloads {
  url: string;
  /** Addresses of the documents. */
  paths: string[];
  /** What a browser puts into the page when a reader moves within the site. */
  parts: string[];
  stop(): void;
}

const project = join(import.meta.dirname, '../..');

/** Builds into `folder`; the application is taken from `appCache` when it is there. */
export async function servePayloads(folder: string, appCache: string): Promise<ServedPayloads> {
  const documents = await renderPayloads(folder, appCache);
  const pages = [...documents.values()];
  const server = createServer((request, response) => {
    const found = documents.get(request.url ?? '');
    const isStart = request.url === '/start';
    response.writeHead(found || isStart ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(isStart ? '<!doctype html><title>Start</title><div id="area"></div>' : found?.html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    paths: [...documents.keys()],
    parts: pages.flatMap(({ parts }) => parts),
    stop() {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function renderPayloads(folder: string, appCache: string) {
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of payloadFiles()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const database = join(folder, 'content.sqlite');
  const root = join(folder, 'content');
  const { settings } = await buildContent({ root, publicDir: join(folder, 'public'), database });
  const { serverEntry } = await buildApp(project, appCache);
  const { renderer, close } = await openRenderer({
    serverEntry,
    database,
    settings,
    stylesheets: [],
    scripts: [],
    siteUrl: undefined,
    icons: {},
  });
  const documents = new Map<string, { html: string; parts: string[] }>();
  for (const { path } of await listPages(renderer.site)) {
    const page = await renderer.renderPage(path);
    if (!page) continue;
    const { html, heading } = page.bundle.page;
    documents.set(new URL(`http://x${encodeURI(path)}`).pathname, {
      html: page.html,
      parts: [html, heading?.html ?? '', ...Object.values(page.bundle.islands).map((island) => island.html)],
    });
  }
  close();
  return documents;
}
