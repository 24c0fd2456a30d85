// The site in the browser: the shell, and in it the document as it came, a page, or an error.

import { Activity, memo, type ReactNode, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Store } from '#lib/store.ts';
import { wordsOf } from '#schema/app-error.ts';
import type { ShellData } from '#schema/builds.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { ErrorPage } from '#views/error-page.tsx';
import { Shell } from '#views/shell.tsx';
import type { AheadStore } from './navigation/draw-ahead.ts';
import type { PreparedPage, View, ViewStore } from './navigation/view.ts';

interface AppProps {
  shells: Store<ShellData>;
  views: ViewStore;
  ahead: AheadStore;
  /** A page failed while it was drawn. */
  onPageError(error: unknown): void;
}

export function App({ shells, views, ahead, onPageError }: AppProps) {
  const shell = useSyncExternalStore(shells.subscribe, shells.get, shells.get);
  const view = useSyncExternalStore(views.subscribe, views.get, views.get);
  const next = useSyncExternalStore(ahead.subscribe, ahead.get, ahead.get);
  const isDocument = view.kind === 'document';
  const drawn = isDocument ? next : view;
  return (
    <Shell shell={shell} path={view.path}>
      {isDocument && <DocumentArea path={view.path} />}
      {drawn && (
        <DrawnArea path={view.path} isShown={!isDocument}>
          {/* Pages share one boundary, so that the list beside them stays in place; an error clears it. */}
          <ErrorBoundary
            key={drawn.kind === 'error' ? `error ${drawn.fullPath}` : 'page'}
            of={drawn.kind === 'page' && drawn.bundle}
            onError={onPageError}
          >
            <ViewContent view={drawn} />
          </ErrorBoundary>
        </DrawnArea>
      )}
    </Shell>
  );
}

/** What the server sent stays as it is: React looks neither into it nor at it. */
function DocumentArea({ path }: { path: string | null }) {
  return (
    <div
      className="page-area"
      data-page={path ?? ''}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

interface DrawnAreaProps {
  path: string | null;
  isShown: boolean;
  children: ReactNode;
}

/** The page area in an element of its own, which is not in the document until it is shown. */
function DrawnArea({ path, isShown, children }: DrawnAreaProps) {
  const [area] = useState(createArea);
  useLayoutEffect(() => {
    area.dataset.page = path ?? '';
  }, [area, path]);
  useLayoutEffect(() => {
    if (!isShown) return;
    // What was hidden keeps an empty attribute of that.
    for (const child of area.querySelectorAll(':scope > [style=""]')) child.removeAttribute('style');
    document.querySelector('.site-footer')?.before(area);
    return () => area.remove();
  }, [area, isShown]);
  return createPortal(<Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>, area);
}

function createArea(): HTMLElement {
  const area = document.createElement('div');
  area.className = 'page-area';
  return area;
}

function ViewContent({ view }: { view: Exclude<View, { kind: 'document' }> }) {
  if (view.kind === 'error') {
    const { title: _title, announcement: _announcement, ...words } = wordsOf(view.error, view.fullPath);
    return <ErrorPage {...words} retryTo={view.fullPath} />;
  }
  const { Page, Extension } = view.code;
  return <PageContent bundle={view.bundle} Page={Page} Extension={Extension} />;
}

type PageContentProps = Pick<PreparedPage, 'bundle'> & Pick<PreparedPage['code'], 'Page' | 'Extension'>;

/** A page that was drawn ahead is not drawn again when it is shown. */
const PageContent = memo(function PageContent({ bundle, Page, Extension }: PageContentProps) {
  return (
    <Page page={bundle.page} sidebar={bundle.sidebar}>
      {Extension && <Extension />}
    </Page>
  );
});
