// The service worker. It is registered when a reader saves a first pack, and answers from what is saved when the network
// does not. It keeps nothing by itself: saving is the business of the page where the reader asks for it.
import { createPartialResponse } from 'workbox-range-requests/createPartialResponse.js';
import { createAnswers } from '#runtime/offline/answer.ts';
import { offlineChangesChannel } from '#runtime/offline/changes-channel.ts';
import { notSaved } from '#runtime/offline/not-saved.ts';
import { openSavedPacks } from '#runtime/offline/saved-packs.ts';
import { constants } from '#schema/constants.ts';
import { exampleFolder, exampleSandbox, savedExampleFolder } from '#schema/page/example.ts';
import type { SavedCopyMessage } from './messages.ts';
import { noteHtml } from './note-html.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

/** What the build writes in front of this script. */
declare const OFFLINE: {
  /** Of the application; another version is another script, which browsers fetch and start. */
  version: string;
  /** False to take the worker, and all that was saved, off readers' devices. */
  isOffered: boolean;
  /** The style sheet of the note on saved pages. */
  sheet: string;
};

const scope = self as unknown as WorkerScope;
const saved = openSavedPacks(scope.caches, scope.navigator.locks);

// It holds nothing that an earlier one could still need, so a new one takes over at once.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

if (OFFLINE.isOffered) serve();
else {
  scope.addEventListener('activate', (event) =>
    event.waitUntil(saved.clear().then(() => scope.registration.unregister())),
  );
}

function serve(): void {
  const answers = createAnswers({
    saved,
    // What the browser has kept of a page says nothing about the network.
    fetch: (request) => fetch(request, request.cache === 'force-cache' ? { cache: 'no-cache' } : {}),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    patience: constants.offlinePatience,
  });
  new BroadcastChannel(offlineChangesChannel).addEventListener('message', answers.forget);

  scope.addEventListener('activate', (event) =>
    event.waitUntil(
      // The network is asked while the worker starts.
      Promise.all([scope.registration.navigationPreload?.enable(), scope.clients.claim()]),
    ),
  );

  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    const isOurs = url.origin === scope.location.origin && request.method === 'GET';
    // Who wants nothing that was kept asks the network, and nobody else.
    if (!isOurs || request.cache === 'no-store') return;
    if (url.pathname.startsWith(savedExampleFolder)) event.respondWith(answerFrame(url));
    else if (request.mode === 'navigate') event.respondWith(answerDocument(event, url));
    else if (answers.mayKnow(url)) event.respondWith(answerFile(event, url));
  });

  async function answerDocument(event: FetchEvent, url: URL): Promise<Response> {
    const found = await answers.answer(event.request, event.preloadResponse);
    if (!found) return notSaved(await answers.find('/not-saved.html'), url);
    if (found.savedAt === null || !isHtml(found.response)) return found.response;
    const note = `<link rel="stylesheet" href="${OFFLINE.sheet}">${noteHtml(found.savedAt)}`;
    // A function, because a note may hold what a replacement would read as its own signs.
    const html = (await found.response.text()).replace(/<div class="page-area"[^>]*>/, (area) => area + note);
    return new Response(html, { headers: found.response.headers });
  }

  async function answerFile({ request, clientId }: FetchEvent, url: URL): Promise<Response> {
    const found = await answers.answer(request);
    if (!found) return Response.error();
    if (found.savedAt !== null) await tellOfCopy(clientId, url, found.savedAt);
    return request.headers.has('Range') && found.response.status === 200
      ? createPartialResponse(request, found.response)
      : found.response;
  }

  async function tellOfCopy(clientId: string, url: URL, savedAt: number): Promise<void> {
    const [, path] = /^(.*)\/_payload\.json$/.exec(url.pathname) ?? [];
    if (path === undefined) return;
    const message: SavedCopyMessage = {
      savedCopy: path || '/',
      ...{ note: noteHtml(savedAt), sheet: OFFLINE.sheet },
    };
    (await scope.clients.get(clientId))?.postMessage(message);
  }

  /** The document of an example. Whatever the host said of it when it was saved, here it has no origin. */
  async function answerFrame({ pathname }: URL): Promise<Response> {
    const frame = await answers.find(pathname.replace(savedExampleFolder, exampleFolder));
    if (!frame) return Response.error();
    const headers = new Headers(frame.headers);
    headers.append('Content-Security-Policy', `sandbox ${exampleSandbox.join(' ')}`);
    return new Response(frame.body, { headers });
  }
}

function isHtml({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false;
}
