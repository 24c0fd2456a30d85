// Answers what Vite does not: pictures of the content, old addresses, data, and the documents themselves.
import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { normalisePath } from '#lib/content-path.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import type { Renderer } from '#render/renderer.ts';
import { galleryPath } from '#site/gallery.ts';
import { pathPlaceholder } from '#site/not-found.ts';
import { answerData } from './data.ts';
import type { LiveContent } from './live-content.ts';
import { problemPanel } from './problem-panel.ts';
import { noteShareImage } from './share-images.ts';

export interface DevSite {
  content: LiveContent;
  getRenderer(): Promise<Renderer>;
  publicDir: string;
  /** The name of the content folder, for messages. */
  folder: string;
}

const htmlHeaders = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

/** Writes the response; rejects when something fails on the way. */
export async function answerRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { content, getRenderer, publicDir, folder }: DevSite,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const path = normalisePath(decodePath(url.pathname));
  const picture = content.findPicture(path);
  if (picture) return void createReadStream(picture).pipe(response);

  const redirect = content.findRedirect(path);
  if (redirect) return void response.writeHead(302, { location: redirect }).end();

  const renderer = await getRenderer();
  const data = await answerData(url, path, renderer, content, publicDir);
  if (data) {
    response.writeHead(data.status, { ...data.headers, 'cache-control': 'no-store' });
    return void response.end(data.body);
  }

  await content.prepare(path);
  const page = await (path === galleryPath ? renderer.renderGallery() : renderer.renderPage(path));
  noteShareImage(page);
  const html = page?.html ?? notFound(renderer, url);
  const panel = problemPanel(content.problems(), folder);
  response.writeHead(page ? 200 : 404, htmlHeaders);
  response.end(html.replace('</body>', () => `${panel}</body>`));
}

/** The page that shows an error of the code, with the scripts that replace it once the code is fixed. */
export function answerError(error: Error, response: ServerResponse): void {
  const scripts = ['/@vite/client', '/server/dev/browser.ts'].map(
    (src) => `<script type="module" src="${src}"></script>`,
  );
  const trace = `<pre>${escapeHtml(error.stack ?? error.message)}</pre>`;
  response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html><title>500</title>${scripts.join('')}${trace}`);
}

function notFound(renderer: Renderer, url: URL): string {
  return renderer.renderNotFound().replaceAll(pathPlaceholder, escapeHtml(url.pathname + url.search));
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
