// The page for saving packs of pages. The document shows the rows as on a device without saved packs; a
// script fills in sizes and status.
import { packAnchor } from '#schema/document-hooks.ts';
import type { Pack } from '#schema/offline.ts';
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
        <p className="offline-problem" role="status" />
        <div className="room">
          <p>
            <span>
              <b className="room-saved" />
              <span className="room-all" />
            </span>
            <span className="room-free" />
          </p>
          <div className="room-bar" />
        </div>
        <ul className="packs">
          {landing.packs.map((pack) => (
            <PackRow pack={pack} key={pack.id} />
          ))}
        </ul>
        <p className="offline-note">
          Online, a page always comes from the network first; the saved copy shows only when nothing has come
          for 1.5 seconds. An update fetches what has changed, never the whole pack. The first pack also
          brings what all pages need, such as the search.
        </p>
        <p className="offline-status sr-only" role="status" />
      </div>
      <LandingText page={page} />
    </>
  );
}

function PackRow({ pack: { id, title, about } }: { pack: Pack }) {
  return (
    <li className="pack" id={packAnchor(id)} data-pack={id} data-state="none">
      <div>
        <h2>
          {title} <span className="pack-size" />
        </h2>
        <p>{about}</p>
      </div>
      <div className="pack-state">
        <p>Not saved</p>
      </div>
      <div className="pack-buttons">
        {/* Disabled until its script has loaded. */}
        <button
          type="button"
          className="button button-small button-quiet"
          disabled
          aria-label={`Save: ${title}`}
        >
          Save
        </button>
      </div>
    </li>
  );
}
