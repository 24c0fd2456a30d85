// Answers everything that Vite does not: pictures of the content, redirects, data, and documents.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { normalisePath } from '#lib/address/content-path.ts';
import { decodeAddress } from '#lib/address/decode-address.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import { readPublishable } from '#pipeline/folder/folder-files.ts';
import { neutralMark } from '#pipeline/icons/site-mark.ts';
import type { Renderer } from '#render/renderer.ts';
import { editionAttribute, panelAddress } from '#schema/live-edit.ts';
import { defaultLogo } from '#schema/settings.ts';
import { downloadType, ownHeadersFor } from '#site/addresses.ts';
import { galleryPath } from '#site/gallery.ts';
import { pathPlaceholder } from '#site/not-found.ts';
import { contentTypeFor } from '../content-type.ts';
import { answerData } from './data.ts';
import type { LiveContent } from './live-content.ts';
import { notePictures } from './named-pictures.ts';
import { problemPanel } from './problem-panel.ts';

export interface DevSite {
  content: LiveContent;
  getRenderer(): Promise<Renderer>;
  publicDir: string;
  /** The name of the content folder, for messages. */
  folder: string;
  /** The number of messages sent to open pages so far. */
  edition(): number;
}

const htmlHeaders = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

/** Writes the response; rejects if something fails on the way. */
export async function answerRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { content, getRenderer, publicDir, folder, edition }: DevSite,
): Promise<void> {
  // Read first, because messages sent while the response is prepared may not be reflected in it.
  const shown = edition();
  const url = URL.parse(request.url ?? '/', 'http://localhost');
  if (!url) return void response.writeHead(400).end();
  const panelOf = (page: string) => problemPanel(content.problems(), folder, content.fileOf(page));
  if (url.pathname === panelAddress) {
    const page = url.searchParams.get('path') ?? '/';
    await content.prepare(page);
    return void response.writeHead(200, htmlHeaders).end(panelOf(page));
  }
  const path = normalisePath(decodeAddress(url.pathname));
  const inPublic = readPublishable(publicDir, path);
  const file = inPublic.ok ? inPublic.bytes : content.readPicture(path);
  if (file) return void response.writeHead(200, fileHeaders(path)).end(file);
  if (path === defaultLogo)
    return void response.writeHead(200, fileHeaders(path)).end(neutralMark(content.settings));

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
  notePictures(page);
  const html = page?.html ?? notFound(renderer, url);
  response.writeHead(page ? 200 : 404, htmlHeaders);
  const withPanel = html.replace('</body>', () => `${panelOf(path)}</body>`);
  response.end(withPanel.replace('<html', `<html ${editionAttribute}="${shown}"`));
}

/** The headers that a built site would send. */
function fileHeaders(path: string): Record<string, string> {
  return {
    'content-type': downloadType(path) ?? contentTypeFor(path),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...ownHeadersFor(path),
  };
}

/** The page for an error in the code, with the scripts that replace it once the code is fixed. */
export function answerError(error: Error, response: ServerResponse, edition: number): void {
  if (response.headersSent) return void response.destroy();
  const scripts = ['/@vite/client', '/server/dev/browser.ts'].map(
    (src) => `<script type="module" src="${src}"></script>`,
  );
  const trace = `<pre>${escapeHtml(error.stack ?? error.message)}</pre>`;
  response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
  response.end(
    `<!doctype html><html ${editionAttribute}="${edition}"><title>500</title>${scripts.join('')}${trace}`,
  );
}

function notFound(renderer: Renderer, url: URL): string {
  return renderer.renderNotFound().replaceAll(pathPlaceholder, escapeHtml(url.pathname + url.search));
}
