// The development server: Vite for code and styles, live content for documents, one renderer for both.
import { createReadStream, statSync } from 'node:fs';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join, relative, sep } from 'node:path';
import { createServer as createVite, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { normalisePath } from '#lib/content-path.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import { ToldError } from '#lib/told-error.ts';
import { drawIcon } from '#pipeline/icons.ts';
import type { Problem } from '#pipeline/problem.ts';
import { contentQueries } from '#queries/index.ts';
import type { CreateRenderer, Renderer } from '#render/renderer.ts';
import { galleryPath } from '#site/gallery.ts';
import { pathPlaceholder } from '#site/not-found.ts';
import type { Env } from '../env.ts';
import { answerData } from './data.ts';
import { LiveContent } from './live-content.ts';
import { problemPanel } from './problem-panel.ts';
import { noteShareImage } from './share-images.ts';

export interface DevReport {
  progress(done: number, total: number): void;
  problems(problems: readonly Problem[]): void;
  changed(file: string, milliseconds: number): void;
}

export interface DevServer {
  url: string;
  stop(): Promise<void>;
}

export async function startDev(env: Env, projectRoot: string, report: DevReport): Promise<DevServer> {
  const publicDir = join(dirname(env.contentDir), 'public');
  const database = join(env.outDir, 'cache/dev.sqlite');
  const content = new LiveContent({ root: env.contentDir, publicDir, database, onProgress: report.progress });
  const http = createHttpServer();
  const [vite] = await Promise.all([
    openVite(projectRoot, publicDir, env.contentDir, http),
    content.readAll(),
  ]);
  report.problems(content.problems());

  let renderer: Promise<Renderer> | null = null;
  const getRenderer = () => {
    renderer ??= openRenderer(vite, content, env);
    return renderer;
  };
  const announce = () => vite.environments.client.hot.send({ type: 'custom', event: 'site:changed' });

  watchContent(vite, env.contentDir, async (file, kind) => {
    const started = performance.now();
    const change = await content.fileChanged(file, kind);
    if (change === 'nothing') return;
    if (change === 'navigation') renderer = null;
    announce();
    report.changed(file, performance.now() - started);
    report.problems(content.problems());
  });
  vite.watcher.on('change', (file) => {
    if (!file.startsWith(join(projectRoot, 'src') + sep) || file.endsWith('.css')) return;
    renderer = null;
    announce();
  });

  http.on('request', (request, response) => {
    vite.middlewares(request, response, () => {
      answer(request, response, getRenderer, content, {
        folder: basename(env.contentDir),
        publicDir,
      }).catch((error: Error) => {
        vite.ssrFixStacktrace(error);
        console.error(error.stack);
        response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
        response.end(
          `<!doctype html><title>500</title><script type="module" src="/@vite/client"></script><script type="module" src="/server/dev/browser.ts"></script><pre>${escapeHtml(error.stack ?? error.message)}</pre>`,
        );
      });
    });
  });
  await listen(http, env);
  const { port } = http.address() as AddressInfo;
  // The first page should not have to wait for the modules, nor for pages that nobody has asked for yet.
  void getRenderer().catch(() => {});
  if (content.isPartial) {
    void content.parseRest().then(() => {
      renderer = null;
      announce();
      report.problems(content.problems());
    });
  }
  return {
    url: `http://localhost:${port}`,
    async stop() {
      http.closeAllConnections();
      http.close();
      await vite.close();
    },
  };
}

function openVite(
  root: string,
  publicDir: string,
  contentDir: string,
  server: ReturnType<typeof createHttpServer>,
): Promise<ViteDevServer> {
  const ignored = ['dist', '.cache', 'tests'].map((name) => join(root, name));
  return createVite({
    root,
    configFile: join(root, 'vite.config.ts'),
    publicDir,
    logLevel: 'warn',
    server: {
      middlewareMode: true,
      ws: { server },
      watch: { ignored: (path) => isIn(path, ignored) && !isIn(path, [contentDir]) },
    },
  });
}

function isIn(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path === folder || path.startsWith(folder + sep));
}

async function openRenderer(vite: ViteDevServer, content: LiveContent, env: Env): Promise<Renderer> {
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error('The rendering environment cannot run modules.');
  const entry = (await ssr.runner.import('/src/render/entry.server.tsx')) as {
    createRenderer: CreateRenderer;
  };
  return entry.createRenderer({
    settings: content.settings,
    queries: contentQueries(content.open()),
    icons: drawIcon,
    stylesheets: ['/src/styles/index.css'],
    scripts: [
      '/@vite/client',
      '/server/dev/preamble.ts',
      '/server/dev/browser.ts',
      '/src/app/entry.client.ts',
    ],
    siteUrl: env.siteUrl,
    hasSiteFiles: false,
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  getRenderer: () => Promise<Renderer>,
  content: LiveContent,
  places: { folder: string; publicDir: string },
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const path = normalisePath(decodePath(url.pathname));
  const picture = content.fileOfPicture(path);
  if (picture) return void createReadStream(picture).pipe(response);

  const moved = content.movedTo(path);
  if (moved) return void response.writeHead(302, { location: moved }).end();

  const renderer = await getRenderer();
  const data = await answerData(url, path, renderer, content, places.publicDir);
  if (data) {
    response.writeHead(data.status, { ...data.headers, 'cache-control': 'no-store' });
    return void response.end(data.body);
  }
  await content.prepare(path);
  const rendered = await (path === galleryPath ? renderer.renderGallery() : renderer.renderPage(path));
  noteShareImage(rendered);
  const html =
    rendered?.html ??
    renderer.renderNotFound().replaceAll(pathPlaceholder, escapeHtml(url.pathname + url.search));
  const panel = problemPanel(content.problems(), places.folder);
  response.writeHead(rendered ? 200 : 404, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(html.replace('</body>', () => `${panel}</body>`));
}

function listen(http: ReturnType<typeof createHttpServer>, { port, host }: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(
        isTaken
          ? new ToldError(`Port ${port} is in use. Choose another: PORT=${port + 1} npm run dev`)
          : error,
      );
    });
    http.listen(port, host, resolve);
  });
}

/** The watcher leaves out a second event for a file within this time, in milliseconds. */
const unheardTime = 50;

/**
 * Calls back once per file event, one after the other. Many programs empty a file before they fill it; a file that was
 * read in between, and whose second event went unheard, is read again.
 */
function watchContent(
  vite: ViteDevServer,
  root: string,
  onChange: (file: string, kind: FileEvent) => Promise<void>,
): void {
  vite.watcher.add(root);
  let queue: Promise<void> = Promise.resolve();
  const handle = async (absolute: string, file: string, kind: FileEvent) => {
    const read = stampOf(absolute);
    setTimeout(() => {
      if (kind !== 'unlink' && stampOf(absolute) !== read) enqueue(absolute, 'change');
    }, 2 * unheardTime);
    await onChange(file, kind);
  };
  const enqueue = (absolute: string, kind: FileEvent) => {
    const file = relative(root, absolute).split(sep).join('/');
    if (file.startsWith('..')) return;
    queue = queue
      .then(() => handle(absolute, file, kind))
      .catch((error: Error) => console.error(error.stack));
  };
  for (const kind of ['change', 'add', 'unlink'] as const)
    vite.watcher.on(kind, (absolute) => enqueue(absolute, kind));
}

type FileEvent = 'change' | 'add' | 'unlink';

/** Differs after every write. */
function stampOf(file: string): string | null {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats ? `${stats.mtimeNs} ${stats.size}` : null;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
