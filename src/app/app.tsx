// The site in the browser: the shell, and in it the document as it came, a page, or an error.

import { useSyncExternalStore } from 'react';
import type { Store } from '#lib/store.ts';
import { wordsOf } from '#schema/app-error.ts';
import type { ShellData } from '#schema/builds.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { ErrorPage } from '#views/error-page.tsx';
import { PageArea, Shell } from '#views/shell.tsx';
import type { View, ViewStore } from './navigation/view.ts';

interface AppProps {
  shells: Store<ShellData>;
  views: ViewStore;
  /** A page failed while it was drawn. */
  onPageError(error: unknown): void;
}

export function App({ shells, views, onPageError }: AppProps) {
  const shell = useSyncExternalStore(shells.subscribe, shells.get, shells.get);
  const view = useSyncExternalStore(views.subscribe, views.get, views.get);
  return (
    <Shell shell={shell} path={view.path}>
      {view.kind === 'document' ? (
        <DocumentArea path={view.path} />
      ) : (
        <PageArea key="page" path={view.path}>
          <ErrorBoundary key={boundaryKey(view)} onError={onPageError}>
            <ViewContent view={view} />
          </ErrorBoundary>
        </PageArea>
      )}
    </Shell>
  );
}

/** What the server sent stays as it is: React looks neither into it nor at it. */
function DocumentArea({ path }: { path: string | null }) {
  return (
    <div
      key="document"
      className="page-area"
      data-page={path ?? ''}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

function ViewContent({ view }: { view: Exclude<View, { kind: 'document' }> }) {
  if (view.kind === 'error') {
    const { title: _title, announcement: _announcement, ...words } = wordsOf(view.error, view.fullPath);
    return <ErrorPage {...words} retryTo={view.fullPath} />;
  }
  const { page, sidebar } = view.bundle;
  const { Page, Extension } = view.code;
  return (
    <Page page={page} sidebar={sidebar}>
      {Extension && <Extension />}
    </Page>
  );
}

/** Pages share one boundary, so that the list beside them stays in place; an error clears it. */
function boundaryKey(view: View): string {
  return view.kind === 'error' ? `error ${view.fullPath}` : 'page';
}
