// The page for saving packs of pages. The document shows the rows as on a device without saved packs; hydration fills
// in sizes and status.
import { OfflinePacks } from '#learning/offline/packs.tsx';
import type { OfflineLanding } from '#schema/page/listings.ts';
import type { PageData } from '#schema/page/page-data.ts';
import { LandingHeader, LandingText } from './landing-frame.tsx';

export function OfflinePage({ page, landing }: { page: PageData; landing: OfflineLanding }) {
  return (
    <>
      <LandingHeader page={page} />
      <div className="offline">
        <noscript>
          <p>Saving pages needs JavaScript.</p>
        </noscript>
        <div data-packs={JSON.stringify(landing.packs)}>
          <OfflinePacks packs={landing.packs} />
        </div>
      </div>
      <LandingText page={page} />
    </>
  );
}
