// The page for engineers: every primitive with its states, usable by hand and, through `window.gallery`, by tests.
import '#styles/with-scripts/gallery.css';
import '#styles/overlay.css';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Island } from '#features/islands/island.tsx';
import { Delayed } from '#ui/delayed.tsx';
import { Icon } from '#ui/icon.tsx';
import { useSite } from '../site.ts';
import { createGallery, type Mounted } from './gallery-api.ts';
import { GallerySections } from './gallery-sections.tsx';

export default function Gallery() {
  const site = useSite();
  const [{ state, api }] = useState(() => createGallery(site));
  const { mounted } = useSyncExternalStore(state.subscribe, state.get);
  useEffect(() => {
    Object.assign(window, { gallery: api });
  }, [api]);
  return (
    <div className="tooltip-area">
      <div className="gallery">
        <GallerySections gallery={api} />
        <section aria-labelledby="gallery-mounted">
          <h2 id="gallery-mounted">Mounted by program</h2>
          <div className="gallery-row" data-mounted="">
            {mounted.length === 0 && <p>Nothing yet. Icons, islands and late parts appear here.</p>}
            {mounted.map((item) => (
              <MountedItem key={item.id} item={item} />
            ))}
          </div>
        </section>
      </div>
    </div>
  );
}

function MountedItem({ item }: { item: Mounted }) {
  if (item.kind === 'icon') return <Icon name={item.name} />;
  if (item.kind === 'island') return <Island {...item.use} fallback={item.fallback} />;
  return (
    <Delayed
      load={() => new Promise<string>((resolve) => setTimeout(() => resolve('ready'), item.ms))}
      placeholder={<p data-lazy="placeholder">On its way …</p>}
    >
      {(loaded) => <p data-lazy={loaded}>Here after {item.ms} ms.</p>}
    </Delayed>
  );
}
