// What stands around every page. Rendered on the server, and taken over by the script in the browser; the page
// between header and footer is not part of that.
import { type ReactNode, Suspense } from 'react';
import type { ShellData } from '#schema/current-build.ts';
import { Header } from '../header/header.tsx';
import { Footer } from './footer.tsx';

interface ShellProps {
  shell: ShellData;
  /** The path shown, for marking where the reader is; null on an error page. */
  path: string | null;
  /** The page area. */
  children: ReactNode;
}

export function Shell({ shell, path, children }: ShellProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {/* Each on its own: where the document is of an older build, only the part that differs is drawn anew. */}
      <Suspense>
        <Header shell={shell} path={path} />
      </Suspense>
      {children}
      <Suspense>
        <Footer settings={shell.settings} path={path} />
      </Suspense>
      <div className="sr-only" aria-live="polite" data-announcer="" />
    </>
  );
}

/** The container of the page. The attribute says which page it is; empty on an error page. */
export function PageArea({ path, children }: { path: string | null; children: ReactNode }) {
  return (
    <div className="page-area" data-page={path ?? ''}>
      {children}
    </div>
  );
}
