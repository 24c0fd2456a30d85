import { useSyncExternalStore } from 'react';
import type { ToastStore } from './toast-store.ts';

/** Toasts as plain text, for when the code that draws them cannot be fetched: what there is to say is still said. */
export function PlainToasts({ store }: { store: ToastStore }) {
  const toasts = useSyncExternalStore(store.subscribe, store.list, store.list);
  return (
    <div className="plain-toasts" role="status">
      {toasts
        .filter(({ open }) => open)
        .map(({ id, title, description }) => (
          <p key={id}>
            <strong>{title}</strong> {description}{' '}
            <button type="button" onClick={() => store.remove(id)}>
              Close
            </button>
          </p>
        ))}
    </div>
  );
}
