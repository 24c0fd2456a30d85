// Hydrates the packs that the server has rendered (`views/landings/offline.tsx`).
import { hydrateRoot } from 'react-dom/client';
import type { IconStore } from '#runtime/icon-store.ts';
import type { Pack } from '#schema/offline.ts';
import { IconSourceContext } from '#ui/icon.tsx';
import { createOfflineSession } from './offline-session.ts';
import { OfflinePacks } from './packs.tsx';

/** Returns a function that removes them. */
export function startOffline(root: HTMLElement, icons: IconStore): () => void {
  const place = root.querySelector<HTMLElement>('[data-packs]');
  if (!place) return () => {};
  const packs = JSON.parse(place.dataset.packs ?? '[]') as Pack[];
  const session = createOfflineSession(packs);
  const rendered = hydrateRoot(
    place,
    <IconSourceContext value={icons}>
      <OfflinePacks packs={packs} store={session} />
    </IconSourceContext>,
  );
  return () => {
    rendered.unmount();
    session.close();
  };
}
