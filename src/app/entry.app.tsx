/// <reference types="vite/client" />
// The site's script: takes over the shell, then the links. What it starts with is given by the small first script.

import { StrictMode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { IslandSourceContext } from '#features/islands/island-source.ts';
import { applyErrorHead } from '#runtime/arrive.ts';
import type { EarlyActions } from '#runtime/early-actions.ts';
import type { Preferences } from '#runtime/preferences.ts';
import type { CurrentBuild } from '#schema/builds.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { IconSourceContext } from '#ui/icon.tsx';
import { PlainToasts } from '#ui/toast/plain-toasts.tsx';
import { ErrorPage } from '#views/error-page.tsx';
import { ShellServicesContext } from '#views/shell-services.ts';
import { App } from './app.tsx';
import { createSite } from './create-site.ts';
import { LazyHost } from './lazy-host.tsx';
import { SearchHost } from './search/search-host.tsx';
import { type Site, SiteContext } from './site.ts';

/** What the small first script has made already. */
interface EarlyParts {
  preferences: Preferences;
  early: EarlyActions;
}

/** Resolves when the shell answers to clicks and keys, and the page's own script, if it has one, is there. */
export async function startSite(build: CurrentBuild, { preferences, early }: EarlyParts): Promise<void> {
  // From here on the document is React's; an edit has to wait until it can be drawn.
  if (import.meta.env.DEV) document.documentElement.dataset.starting = '';
  const container = document.querySelector('.app');
  if (!container) throw new Error('The document has no container for the site.');
  const { site, views, shells, start } = createSite(build, container, preferences);
  const { errors } = site;

  // Put back should the shell not let itself be taken over: the reader loses nothing.
  const sent = [...container.childNodes];
  let root: Root | undefined;
  let isDrawn = false;
  // From here on React hears every click.
  const actAsAsked = early.take();
  await new Promise<void>((resolve, reject) => {
    root = hydrateRoot(
      container,
      <StrictMode>
        <ErrorBoundary
          fallback={<ErrorPage {...brokenShell} />}
          onError={(error) => {
            if (!isDrawn) return reject(error);
            errors.report(error, 'the shell failed');
            applyErrorHead(document, '500 - Internal Server Error');
          }}
        >
          <SiteContext value={site}>
            <ShellServicesContext value={site}>
              <IconSourceContext value={site.icons}>
                <IslandSourceContext value={site.islands}>
                  <App
                    shells={shells}
                    views={views}
                    onPageError={(error) => errors.fail(error, 'a page failed')}
                  />
                  <Hosts site={site} />
                  <Ready onReady={resolve} />
                </IslandSourceContext>
              </IconSourceContext>
            </ShellServicesContext>
          </SiteContext>
        </ErrorBoundary>
      </StrictMode>,
      {
        // The boundaries above report what they catch.
        onCaughtError: () => {},
        onUncaughtError: (error) => errors.fail(error, 'uncaught error'),
        // The shell of an older build was drawn again with the present data; the reader has lost nothing.
        onRecoverableError: (error) => console.warn('[app] the shell was drawn again:', error),
      },
    );
  }).catch((error: unknown) => {
    root?.unmount();
    container.replaceChildren(...sent);
    delete document.documentElement.dataset.starting;
    throw error;
  });
  isDrawn = true;
  await start();
  document.documentElement.dataset.ready = '';
  actAsAsked();
}

const brokenShell = {
  statusCode: 500,
  heading: 'Internal Server Error',
  description: 'Something went wrong on our side. Please try again.',
  canRetry: true,
};

function Ready({ onReady }: { onReady(): void }) {
  useEffect(() => onReady(), [onReady]);
  return null;
}

/** Toasts and overlays, whose code comes with the first of them. */
function Hosts({ site }: { site: Site }) {
  const onError = (error: unknown) => site.errors.report(error, 'a script could not be loaded');
  return (
    <>
      <LazyHost
        store={site.toasts}
        isNeeded={(toasts) => toasts.list().length > 0}
        load={async () => {
          const [{ ToastRegion }] = await Promise.all([
            import('#ui/toast/toast-region.tsx'),
            import('#styles/toast.css'),
          ]);
          return ToastRegion;
        }}
        fallback={PlainToasts}
        onError={(error) => {
          site.toasts.resume();
          onError(error);
        }}
      />
      <LazyHost
        store={site.overlays}
        isNeeded={(overlays) => overlays.snapshot().length > 0}
        load={async () => {
          const [{ OverlayHost }] = await Promise.all([
            import('#ui/overlay/overlay-host.tsx'),
            import('#styles/overlay.css'),
          ]);
          return ({ store }) => <OverlayHost overlays={store} />;
        }}
        onError={onError}
      />
      <SearchHost site={site} />
    </>
  );
}
