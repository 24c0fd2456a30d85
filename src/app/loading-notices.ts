// What readers are told about a part of the site whose code loads late.
import * as text from '#messages/notices.ts';
import { onStall } from '#runtime/load-chunk.ts';
import { showLoading } from '#runtime/moving/loading-bar.ts';
import type { ToastStore } from '#ui/toast/toast-store.ts';

type Toasts = Pick<ToastStore, 'add' | 'remove'>;

/** Shows that a part is loading: a line along the top edge, and when it takes long, a toast until it has arrived. */
export function showLoadingPart<T>(toasts: Toasts, name: string, loading: Promise<T>): Promise<T> {
  onStall(loading, () =>
    toasts.add({
      id: name,
      title: text.stillLoading(name),
      description: text.opensWhenLoaded,
      duration: 0,
      // The request is pending: only a new document can start another one.
      actions: [{ label: text.reloadPage, onClick: () => location.reload() }],
    }),
  );
  loading.then(
    () => toasts.remove(name),
    () => {},
  );
  return showLoading(loading);
}

/** Says that a part could not be loaded; `retry` is for parts that the reader cannot open again. */
export function tellNotLoaded(toasts: Toasts, name: string, retry?: () => void): void {
  toasts.add({
    id: name,
    title: text.notLoaded(name),
    description: text.checkConnection,
    icon: 'i-lucide-wifi-off',
    color: 'error',
    ...(retry && { actions: [{ label: text.tryAgain, onClick: retry }] }),
  });
}
