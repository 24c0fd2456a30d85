// The note on pages that came from the device while the reader moves about: the document they began with brings its own.
import type { Store } from '#lib/store.ts';
import { loadOwnStyles } from '#runtime/own-styles.ts';
import type { View } from '../navigation/view.ts';
import type { SavedCopyMessage } from './messages.ts';

/** Watches what is shown; only where a worker answers for the site. */
export function showSavedNotes(
  views: Pick<Store<View>, 'get' | 'subscribe'>,
  worker: ServiceWorkerContainer,
): void {
  const notes = new Map<string, string>();
  worker.addEventListener('message', ({ data }: MessageEvent<Partial<SavedCopyMessage>>) => {
    const { savedCopy, note, sheet } = data;
    if (savedCopy === undefined || note === undefined || sheet === undefined) return;
    notes.set(decodeURI(savedCopy), note);
    void loadOwnStyles([sheet]);
  });
  worker.startMessages();
  views.subscribe(() => {
    const { kind, path } = views.get();
    // The page is in its place by then, and has not been painted.
    queueMicrotask(() => {
      document.querySelector('.page-area > .saved-note')?.remove();
      const note = kind === 'page' ? notes.get(path) : undefined;
      if (note) document.querySelector('.page-area')?.insertAdjacentHTML('afterbegin', note);
    });
  });
}
