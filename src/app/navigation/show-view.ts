// Changing what the reader sees: page, head and layout in one step. React draws it, and must have taken the shell over.

import { withPatience } from '#runtime/load-chunk.ts';
import { announce, applyErrorHead, applyHead, focusHeading } from '#runtime/moving/arrive.ts';
import { loadLaterStyles } from '#runtime/moving/later-styles.ts';
import { type AppError, wordsOf } from '#schema/app-error.ts';
import type { ShellHost } from '../shell-host.ts';
import { isPlainErrorShown, showPlainError } from './plain-error.ts';
import type { PreparedPage, View, ViewStore } from './view.ts';

/** Call it when the shell has been taken over. */
export function showPage(views: ViewStore, { draw }: ShellHost, view: PreparedPage): void {
  draw(() => views.set(view));
  applyHead(document, view.bundle.head);
  document.body.dataset.layout = view.bundle.page.layout;
}

/** Shows the error page in place of the page. The first error stays until the reader goes elsewhere. */
export async function showError(
  views: ViewStore,
  { takeOver, draw }: ShellHost,
  error: AppError,
  fullPath: string,
): Promise<void> {
  if (isError(views.get()) || isPlainErrorShown()) return;
  // The failure may come from the middle of a drawing, which must end first; of two in a row, the first is shown by
  // the time that the second comes to it. Its styles come before it, or it would move under the reader's finger.
  const isReady = await withPatience(Promise.all([takeOver(), loadLaterStyles()])).then(
    () => true,
    // React is not there, and its failure has been reported: the reader gets the same page without it.
    () => false,
  );
  if (isError(views.get()) || isPlainErrorShown()) return;
  const words = wordsOf(error, fullPath);
  if (!isReady) return showPlainError(words, fullPath);
  draw(() => views.set({ kind: 'error', path: null, error, fullPath }));
  applyErrorHead(document, words.title);
  document.body.dataset.layout = 'default';
  focusHeading(document);
  announce(document, words.announcement);
}

/** An error alone has no path; so it is with the document of an address that no page has. */
function isError({ path }: View): boolean {
  return path === null;
}

/** Path, query and anchor of an address. */
export function fullPathOf(url: URL | Location): string {
  return url.pathname + url.search + url.hash;
}
