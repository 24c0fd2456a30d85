// Shown to offline readers in place of a page that is not saved on the device. The service worker fills in
// the address.

import type { ReactNode } from 'react';
import * as text from '#messages/errors.ts';
import { SiteLink } from '#ui/site-link.tsx';

/** An empty `href` is the current page. */
const thisPage = '';

export function NotSavedPage({ path, offlinePath }: { path: ReactNode; offlinePath: string }) {
  return (
    <main id="main" tabIndex={-1} className="not-saved">
      <div>
        <span className="not-saved-blocks" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <h1>{text.notSaved}</h1>
        <p>
          {path}
          {` ${text.needsNetwork}`}
        </p>
        <p className="not-saved-links">
          {offlinePath && <SiteLink to={offlinePath}>{text.seeSaved}</SiteLink>}
          <a href={thisPage} data-reload="">
            {text.tryAgain}
          </a>
        </p>
      </div>
    </main>
  );
}
