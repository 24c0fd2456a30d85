// The development server: Vite for code and styles, live content for documents, one renderer for both.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { ToldError } from '#lib/told-error.ts';
import type { Problem } from '#pipeline/problem.ts';
import type { Renderer } from '#render/renderer.ts';
import type { Env } from '../env.ts';
import { answerError, answerRequest, type DevSite } from './answer-request.ts';
import { LiveContent } from './live-content.ts';
import { openRenderer, openVite } from './open-vite.ts';
import { watchContent } from './watch-content.ts';

export interface DevReport {
  progress(done: number, total: number): void;
  problems(problems: readonly Problem[]): void;
  changed(file: string, milliseconds: number): void;
}

export interface DevServer {
  url: string;
  stop(): Promise<void>;
}

/** Starts the server; it answers as soon as the pages are listed. */
export async function startDev(env: Env, projectRoot: string, report: DevReport): Promise<DevServer> {
  const { contentDir } = env;
  const publicDir = join(dirname(contentDir), 'public');
  const database = join(env.outDir, 'cache/dev.sqlite');
  const content = new LiveContent({ root: contentDir, publicDir, database, onProgress: report.progress });
  const server = createServer();
  const [vite] = await Promise.all([
    openVite({ projectRoot, publicDir, contentDir, server }),
    content.readAll(),
  ]);
  report.problems(content.problems());

  let renderer: Promise<Renderer> | null = null;
  const getRenderer = () => {
    renderer ??= openRenderer(vite, content, env.siteUrl);
    return renderer;
  };
  const refreshPages = (hasNewRenderer: boolean) => {
    if (hasNewRenderer) renderer = null;
    vite.environments.client.hot.send({ type: 'custom', event: 'site:changed' });
  };

  watchContent(vite.watcher, contentDir, async (file, event) => {
    const started = performance.now();
    const change = await content.fileChanged(file, event);
    if (change === 'nothing') return;
    refreshPages(change === 'navigation');
    report.changed(file, performance.now() - started);
    report.problems(content.problems());
  });
  watchCode(vite, projectRoot, () => refreshPages(true));
  serve(server, vite, { content, getRenderer, publicDir, folder: basename(contentDir) });
  await listen(server, env);

  // The first page should not have to wait for the modules, nor for pages that nobody has opened yet.
  void getRenderer().catch(() => {});
  if (content.isPartial) {
    void content.parseRest().then(() => {
      refreshPages(true);
      report.problems(content.problems());
    });
  }
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await vite.close();
    },
  };
}

/** Style sheets are left out: Vite replaces them in the page by itself. */
function watchCode(vite: ViteDevServer, projectRoot: string, onChange: () => void): void {
  const source = join(projectRoot, 'src') + sep;
  vite.watcher.on('change', (file) => {
    if (file.startsWith(source) && !file.endsWith('.css')) onChange();
  });
}

/** Vite answers for its modules, the site for everything else. */
function serve(server: Server, vite: ViteDevServer, site: DevSite): void {
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => {
      answerRequest(request, response, site).catch((error: Error) => {
        vite.ssrFixStacktrace(error);
        console.error(error.stack);
        answerError(error, response);
      });
    });
  });
}

function listen(server: Server, { port, host }: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(
        isTaken
          ? new ToldError(`Port ${port} is in use. Choose another: PORT=${port + 1} npm run dev`)
          : error,
      );
    });
    server.listen(port, host, resolve);
  });
}
