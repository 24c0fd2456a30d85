/// <reference types="vite/client" />
// In the author's browser: shows a change without loading the page again. Served by the development server only.

/**
 * Fetches this page again and replaces its content; the scroll position stays. Once the site's script has taken over,
 * it draws the page itself and only what is around the site is replaced here.
 */
async function refresh(): Promise<void> {
  const { dataset } = document.documentElement;
  while (dataset.starting !== undefined && dataset.ready === undefined)
    await new Promise((resolve) => setTimeout(resolve, 20));
  const detail: { drawn?: Promise<void> } = {};
  const isTaken = !window.dispatchEvent(new CustomEvent('site:refresh', { cancelable: true, detail }));
  await detail.drawn;
  const response = await fetch(location.href, { headers: { accept: 'text/html' } });
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  const own = document.querySelector('body > .app');
  const { scrollX, scrollY } = window;
  if (isTaken && own) {
    for (const element of [...document.body.children])
      if (element.matches('style, #content-problems')) element.remove();
    document.body.append(...fresh.body.querySelectorAll(':scope > style, :scope > #content-problems'));
    return;
  }
  // The site's script has taken over in the meantime: what it manages must not be replaced.
  if (!isTaken && dataset.starting !== undefined) return refresh();
  document.title = fresh.title;
  document.body.dataset.layout = fresh.body.dataset.layout;
  document.body.replaceChildren(...fresh.body.childNodes);
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  document.documentElement.dataset.refreshed = String(Date.now());
}

let running: Promise<void> | null = null;
let isStale = false;

/** Edits that arrive during a refresh lead to one more. */
async function refreshOnce(): Promise<void> {
  if (running) {
    isStale = true;
    return;
  }
  do {
    isStale = false;
    running = refresh().catch((error: unknown) => console.error('The page could not be refreshed.', error));
    await running;
  } while (isStale);
  running = null;
}

/** From now on edits reach this page; tests and measurements wait for it. */
function markLive(): void {
  document.documentElement.dataset.live = 'true';
}

import.meta.hot?.on('site:changed', () => void refreshOnce());
import.meta.hot?.on('vite:ws:connect', markLive);
markLive();
import.meta.hot?.accept();
