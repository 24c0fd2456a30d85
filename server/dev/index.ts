// The development server: Vite for code and styles, live content for documents, one renderer for both.

import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { UserError } from '#lib/user-error.ts';
import { readSettings } from '#pipeline/folder/read-settings.ts';
import { themeFile } from '#pipeline/folder/read-theme.ts';
import type { Problem } from '#pipeline/problem.ts';
import type { Renderer } from '#render/renderer.ts';
import { type OpenedPage, pageOpened, type SiteNews, siteChanged } from '#schema/live-edit.ts';
import type { Payload } from '#schema/page/page-data.ts';
import { messageLanguage } from '#server/vite/messages-plugin.ts';
import type { Env } from '../env.ts';
import { answerError, answerRequest, type DevSite } from './answer-request.ts';
import { createBundler, type RendererModule } from './bundle-renderer.ts';
import { isCodeAddress } from './code-addresses.ts';
import { makePayload } from './data.ts';
import { stampFolder } from './file-stamps.ts';
import { addressOf, defaultHost, hostNames, refusalOfHost } from './host-names.ts';
import { LiveContent, type LiveContentOptions } from './live-content.ts';
import { openRenderer, openVite } from './open-vite.ts';
import { watchContent } from './watch-content.ts';

export interface DevReport {
  progress(done: number, total: number): void;
  problems(problems: readonly Problem[]): void;
  changed(file: string, stages: EditStages): void;
  /** Additional rules for documents that a build does not check; see `LiveContentOptions`. */
  check?: LiveContentOptions['check'];
}

/** Duration of the stages of an edit, in milliseconds. */
export interface EditStages {
  /** From the file system event: waiting for an earlier edit. */
  noticed: number;
  /** Reading, parsing and storing the file. */
  read: number;
  /** Rendering and sending its pages. */
  rendered: number;
  /** Checking everything that an edit can break. */
  checked: number;
}

export interface DevServer {
  url: string;
  /** Resolves when the first page can be answered at once. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

/** Maximum number of pages sent with an edit; a file included by more pages is rare. */
const sentAlong = 3;

/** Starts the server; it answers as soon as the pages are listed. */
export async function startDev(env: Env, projectRoot: string, report: DevReport): Promise<DevServer> {
  const { contentDir, publicDir, host = defaultHost } = env;
  await checkPort(env.port, host);
  const hosts = hostNames(host);
  const database = join(env.stateDir, 'cache/dev.sqlite');
  const content = new LiveContent({
    ...{ root: contentDir, publicDir, database, links: env.links, onProgress: report.progress },
    ...(report.check && { check: report.check }),
  });
  const seen = stampFolder(contentDir);
  const server = createServer();
  // Only read at the start: restart the server after a change of `lang`.
  const language = messageLanguage(readSettings(contentDir).settings.lang);
  const bundle = createBundler(projectRoot, join(env.stateDir, 'cache/dev-renderer'), language);
  let code: Promise<RendererModule> | null = bundle();
  // A failure is reported by the next page request.
  code.catch(() => {});
  const [vite] = await Promise.all([
    openVite({ projectRoot, contentDir, server, hosts, language }),
    content.readAll(),
  ]);

  let renderer: Promise<Renderer> | null = null;
  let rendered: LiveContent['database'] | null = null;
  const getRenderer = () => {
    code ??= bundle();
    // Re-reading the folder creates another database; requests that arrive before the edit is processed must
    // use it too.
    if (rendered !== content.database) renderer = null;
    rendered = content.database;
    renderer ??= code.then((module) => openRenderer(module, content, env.siteUrl));
    return renderer;
  };
  const { hot } = vite.environments.client;
  let edition = 0;
  const tellPages = (data: SiteNews) => {
    edition += 1;
    hot.send({ type: 'custom', event: siteChanged, data });
  };
  // A page starts listening a moment after it was rendered, and has missed all messages sent in between.
  hot.on(pageOpened, (page: OpenedPage, client) => {
    if (page.edition !== edition) client.send(siteChanged, { kind: 'refresh' } satisfies SiteNews);
    client.send(siteChanged, { kind: 'heard' } satisfies SiteNews);
  });
  /** Any page may have changed. */
  const refreshAll = (except: readonly string[] = []) => {
    renderer = null;
    tellPages({ kind: 'refresh', except });
  };
  /** Changed pages are sent with the message, so that open pages need no further request. */
  const sendPages = async (paths: readonly string[]) => {
    const made = await getRenderer();
    const payloads: Record<string, Payload> = {};
    for (const path of paths) {
      const payload = await makePayload(path, made, content);
      if (payload) payloads[path] = payload;
    }
    tellPages({ kind: 'pages', payloads });
  };
  let told = '';
  const tellProblems = () => {
    const problems = content.problems();
    const before = told;
    told = JSON.stringify(problems);
    if (told !== before) tellPages({ kind: 'problems' });
    report.problems(problems);
  };
  tellProblems();

  let isReadingRest = false;
  /** Pages that have only been listed are parsed in the background. */
  const readRest = async () => {
    if (isReadingRest || !content.isPartial) return;
    isReadingRest = true;
    await content.parseRest().catch((error: Error) => console.error(error.stack));
    isReadingRest = false;
    refreshAll();
    tellProblems();
  };

  const endLook = watchContent(vite.watcher, contentDir, seen, async (file, event, noticed) => {
    const started = performance.now();
    const change = await content.fileChanged(file, event);
    if (change === 'nothing') return;
    // The head is only rendered with the whole document.
    if (file === themeFile) hot.send({ type: 'full-reload' });
    const read = performance.now();
    const paths = content.pathsOf(file);
    if (change === 'navigation' || paths.length > sentAlong) refreshAll();
    else {
      // If a page cannot be rendered, open pages request it and show the error.
      await sendPages(paths).catch(() => tellPages({ kind: 'refresh' }));
      if (change === 'description') refreshAll(paths);
    }
    const sent = performance.now();
    // Later, because checking every link takes a while, and the author is waiting for the page.
    tellProblems();
    report.changed(file, {
      noticed: started - noticed,
      read: read - started,
      rendered: sent - read,
      checked: performance.now() - sent,
    });
    // In advance, so that the next edit need not wait for it.
    void getRenderer().catch(() => {});
    void readRest();
  });
  watchCode(vite, projectRoot, () => {
    code = null;
    refreshAll();
  });
  const answer = answering(vite, projectRoot, {
    content,
    getRenderer,
    publicDir,
    folder: basename(contentDir),
    edition: () => edition,
  });
  server.on('request', (request, response) => {
    const refusal = refusalOfHost(request.headers.host, hosts);
    if (refusal) response.writeHead(403, { 'content-type': 'text/plain' }).end(refusal);
    else answer(request, response);
  });
  const stop = async () => {
    endLook();
    server.closeAllConnections();
    server.close();
    await vite.close();
  };
  try {
    await listen(server, env.port, host);
  } catch (error) {
    await stop();
    throw error;
  }

  // In advance, so that the first page need not wait for the modules or for pages that are not open yet.
  const ready = getRenderer().then(
    () => {},
    // A failure is reported by the next page request.
    () => {},
  );
  void readRest();
  return {
    ready,
    url: addressOf(host, (server.address() as AddressInfo).port),
    stop,
  };
}

/** Style sheets are left out, because Vite itself replaces them in the page. */
function watchCode(vite: ViteDevServer, projectRoot: string, onChange: () => void): void {
  const source = join(projectRoot, 'src') + sep;
  vite.watcher.on('change', (file) => {
    if (file.startsWith(source) && !file.endsWith('.css')) onChange();
  });
}

/** Vite answers requests for code, the site everything else. */
function answering(vite: ViteDevServer, projectRoot: string, site: DevSite): RequestListener {
  return (request, response) => {
    const askSite = () => {
      const edition = site.edition();
      answerRequest(request, response, site).catch((error: Error) => {
        console.error(error.stack);
        answerError(error, response, edition);
      });
    };
    if (isCodeAddress(request.url ?? '/', projectRoot)) vite.middlewares(request, response, askSite);
    else askSite();
  };
}

/** Before anything else is started, because open handles keep the process running. */
async function checkPort(port: number, host: string): Promise<void> {
  const server = createServer();
  await listen(server, port, host);
  await new Promise((resolve) => server.close(resolve));
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // Stays attached: once listening, an error means a connection that could not be accepted.
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (server.listening) return console.error(error.message);
      const isTaken = error.code === 'EADDRINUSE';
      reject(
        isTaken
          ? new UserError(`Port ${port} is in use. Choose another: PORT=${port + 1} npm run dev`)
          : error,
      );
    });
    server.listen(port, host, resolve);
  });
}
