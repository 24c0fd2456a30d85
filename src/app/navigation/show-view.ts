// Changing what the reader sees: page, head and layout in one step.
import { flushSync } from 'react-dom';
import { announce, applyErrorHead, applyHead, focusHeading } from '#runtime/arrive.ts';
import { type AppError, wordsOf } from '#schema/app-error.ts';
import type { PreparedPage, ViewStore } from './view.ts';

export function showPage(views: ViewStore, view: PreparedPage): void {
  flushSync(() => views.set(view));
  applyHead(document, view.bundle.head);
  document.body.dataset.layout = view.bundle.page.layout;
}

/** Shows the error page in place of the page; the first error stays. */
export function showError(views: ViewStore, error: AppError, fullPath: string): boolean {
  if (views.get().kind === 'error') return false;
  const show = () => views.set({ kind: 'error', path: null, error, fullPath });
  const words = wordsOf(error, fullPath);
  // The failure may come from the middle of a drawing, which must end first.
  queueMicrotask(() => {
    flushSync(show);
    applyErrorHead(document, words.title);
    document.body.dataset.layout = 'default';
    focusHeading(document);
    announce(document, words.announcement);
  });
  return true;
}

/** Path, query and anchor of an address. */
export function fullPathOf(url: URL | Location): string {
  return url.pathname + url.search + url.hash;
}
