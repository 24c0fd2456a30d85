// The part of the site that React draws: header and footer as they stand in the document, toasts, overlays, and every
// page after the first. It is fetched when something of it is first needed; see `shell-host.ts`.

import icons from 'virtual:react-icons';
import { StrictMode, startTransition, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { IslandSourceContext } from '#features/islands/island-source.ts';
import { createStore, type Store } from '#lib/store.ts';
import * as errorText from '#messages/errors.ts';
import * as text from '#messages/notices.ts';
import { loadChunk, onStall } from '#runtime/load-chunk.ts';
import { applyErrorHead } from '#runtime/moving/arrive.ts';
import type { Payloads } from '#runtime/moving/payloads.ts';
import type { ShellData } from '#schema/builds.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { IconSourceContext } from '#ui/icon.tsx';
import { ErrorPage } from '#views/error-page.tsx';
import { ShellServicesContext } from '#views/shell-services.ts';
import { App } from './app.tsx';
import { LazyHost } from './lazy-host.tsx';
import { showLoadingPart, tellNotLoaded } from './loading-notices.ts';
import { type AheadStore, drawAhead } from './navigation/draw-ahead.ts';
import type { PageCode, PreparedPage, ViewStore } from './navigation/view.ts';
import { type Site, SiteContext } from './site.ts';

export interface ShellParts {
  container: Element;
  site: Site;
  views: ViewStore;
  shells: Store<ShellData>;
  payloads: Payloads;
  loadCode(path: string): Promise<PageCode>;
}

/**
 * Resolves when the shell is React's, with a way to draw a change at once; rejects, and leaves the document as it was,
 * when it cannot be.
 */
export async function takeOverShell({
  container,
  site,
  views,
  shells,
  payloads,
  loadCode,
}: ShellParts): Promise<(change: () => void) => void> {
  const { errors } = site;
  site.icons.add(icons);
  const ahead: AheadStore = createStore<PreparedPage | null>(null);
  // Put back should the shell not let itself be taken over: the reader loses nothing.
  const sent = [...container.childNodes];
  let root: Root | undefined;
  let isDrawn = false;
  await new Promise<void>((resolve, reject) => {
    // In a transition, because then React stops for whatever else there is to do.
    startTransition(() => {
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
                      ahead={ahead}
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
    });
  }).catch((error: unknown) => {
    root?.unmount();
    container.replaceChildren(...sent);
    throw error;
  });
  isDrawn = true;
  drawAhead({ site, views, ahead, payloads, loadCode });
  return flushSync;
}

const brokenShell = {
  statusCode: 500,
  heading: errorText.internalError,
  description: errorText.ourSide,
  canRetry: true,
};

function Ready({ onReady }: { onReady(): void }) {
  useEffect(() => onReady(), [onReady]);
  return null;
}

/** Toasts and overlays, whose code comes with the first of them. */
function Hosts({ site }: { site: Site }) {
  const onError = (error: unknown) => site.errors.report(error, 'a script could not be loaded');
  const showPlainToasts = () => {
    site.toasts.resume();
    site.plainToasts.show();
  };
  return (
    <>
      <LazyHost
        store={site.toasts}
        isNeeded={(toasts) => toasts.list().length > 0}
        load={async () => {
          const loading = loadChunk(() =>
            Promise.all([import('#ui/toast/toast-region.tsx'), import('#styles/with-scripts/toast.css')]),
          );
          onStall(loading, showPlainToasts);
          const [{ ToastRegion }] = await loading;
          site.plainToasts.hide();
          return ToastRegion;
        }}
        onError={(error) => {
          showPlainToasts();
          onError(error);
        }}
      />
      <LazyHost
        store={site.overlays}
        isNeeded={(overlays) => overlays.snapshot().length > 0}
        load={async () => {
          const loading = loadChunk(() =>
            Promise.all([import('#ui/overlay/overlay-host.tsx'), import('#styles/overlay.css')]),
          );
          const [{ OverlayHost }] = await showLoadingPart(site.toasts, text.theDialog, loading);
          return ({ store }) => <OverlayHost overlays={store} />;
        }}
        onError={(error) => {
          tellNotLoaded(site.toasts, text.theDialog);
          onError(error);
        }}
      />
    </>
  );
}
