/// <reference types="vite/client" />
// In the author's browser: shows a change without loading the page again. Served by the development server only.
import { decodeAddress } from '#lib/address/decode-address.ts';
import {
  editionAttribute,
  type OpenedPage,
  pageOpened,
  panelAddress,
  type RefreshDetail,
  type SiteNews,
  siteChanged,
} from '#schema/live-edit.ts';
import type { Payload } from '#schema/page/page-data.ts';

/**
 * Replaces the content of this page and keeps the scroll position. Once the site's script has started, it
 * renders the page itself, from the payload if there is one, and only the document around the site is
 * replaced here.
 */
async function refresh(payload: Payload | undefined): Promise<void> {
  const { dataset } = document.documentElement;
  const isStarting = () =>
    dataset.starting !== undefined && dataset.ready === undefined && dataset.failed === undefined;
  while (isStarting()) await new Promise((resolve) => setTimeout(resolve, 20));
  // The site's script could not use this document, for example because it is an error message.
  if (dataset.failed !== undefined) return location.reload();
  const detail: RefreshDetail = { payload };
  const isTaken = !window.dispatchEvent(new CustomEvent('site:refresh', { cancelable: true, detail }));
  await detail.drawn;
  if (isTaken && payload) return;
  const response = await fetch(location.href, { headers: { accept: 'text/html' } });
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  const own = document.querySelector('body > .app');
  const { scrollX, scrollY } = window;
  if (isTaken && own) {
    const parts = fresh.body.querySelectorAll(':scope > style, :scope > #content-problems');
    return showPanel([...parts].map((part) => part.outerHTML).join(''));
  }
  // The site's script has started in the meantime, and the elements it manages must not be replaced.
  if (!isTaken && dataset.starting !== undefined) return refresh(undefined);
  document.title = fresh.title;
  document.body.dataset.layout = fresh.body.dataset.layout;
  document.body.replaceChildren(...fresh.body.childNodes);
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  document.documentElement.dataset.refreshed = String(Date.now());
}

/** Shows the current problems in place of the previous ones. */
function showPanel(panel: string): void {
  for (const element of [...document.body.children])
    if (element.matches('style, #content-problems')) element.remove();
  document.body.insertAdjacentHTML('beforeend', panel);
}

/** Fetches the problems of the content and of this page. */
async function askPanel(): Promise<void> {
  const response = await fetch(`${panelAddress}?${new URLSearchParams({ path: pagePath() })}`);
  if (response.ok) showPanel(await response.text());
}

/** The path of this page as the server knows it. */
function pagePath(): string {
  return decodeAddress(location.pathname.replace(/(.)\/$/, '$1'));
}

let running: Promise<void> | null = null;
let isStale = false;

/** Edits that arrive during a refresh cause one more. */
async function refreshOnce(payload?: Payload): Promise<void> {
  if (running) {
    isStale = true;
    return;
  }
  let latest = payload;
  do {
    isStale = false;
    running = refresh(latest).catch((error: unknown) =>
      console.error('The page could not be refreshed.', error),
    );
    await running;
    // It is unknown which of several edits was the last to change this page.
    latest = undefined;
  } while (isStale);
  running = null;
}

function take(news: SiteNews): void {
  switch (news.kind) {
    case 'refresh':
      if (!news.except?.includes(pagePath())) void refreshOnce();
      return;
    case 'pages': {
      const payload = news.payloads[pagePath()];
      if (payload) void refreshOnce(payload);
      return;
    }
    case 'problems':
      void askPanel();
      return;
    // The page receives edits from now on; tests and measurements wait for this.
    case 'heard':
      document.documentElement.dataset.live = 'true';
  }
}

import.meta.hot?.on(siteChanged, take);
// Each page has its own warnings.
window.navigation?.addEventListener('navigatesuccess', () => void askPanel());
const edition = Number(document.documentElement.getAttribute(editionAttribute));
// Sent once the page is connected; after a connection loss, Vite reloads the page.
import.meta.hot?.send(pageOpened, { edition } satisfies OpenedPage);
import.meta.hot?.accept();
