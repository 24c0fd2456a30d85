// Puts the sources into the address of the page, and that into the clipboard.
import type { ToastStore } from '#ui/toast/toast-store.ts';
import { TooLong, writeFragment } from './shared-address.ts';
import type { Sources } from './sources.ts';

export async function share(sources: Sources, toasts: Pick<ToastStore, 'add'>): Promise<void> {
  const fragment = await writeFragment(sources).catch((error: unknown) => {
    if (!(error instanceof TooLong)) throw error;
    toasts.add({
      ...{ id: 'play', title: 'Too long for an address', description: error.message },
      ...{ icon: 'i-lucide-triangle-alert', color: 'warning' },
    });
    return null;
  });
  if (fragment === null) return;
  history.replaceState(history.state, '', `#${fragment}`);
  const length = location.href.length.toLocaleString('en');
  const description = `All three sources are in the address after #, ${length} characters. Nothing was sent to anyone.`;
  try {
    await navigator.clipboard.writeText(location.href);
    toasts.add({
      ...{ id: 'play', title: 'Address copied', description },
      ...{ icon: 'i-lucide-circle-check', color: 'success' },
    });
  } catch {
    // The browser refused; the reader can still copy it from where it stands.
    toasts.add({
      ...{ id: 'play', title: 'Copy the address of this page', description },
      ...{ icon: 'i-lucide-link', color: 'info' },
    });
  }
}
