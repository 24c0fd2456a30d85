// What stands around every page. Rendered on the server, and taken over by the script in the browser; the page
// between header and footer is not part of that.
import { type ReactNode, Suspense } from 'react';
import type { ShellData } from '#schema/current-build.ts';
import type { NavigationItem } from '#schema/navigation.ts';
import type { Settings } from '#schema/settings.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

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

/** The shell's data from the settings and the top level of the content tree. */
export function shellOf(settings: Settings, tree: readonly NavigationItem[]): ShellData {
  const sections = tree
    .filter(({ path }) => path !== '/')
    .map((item) => ({ title: item.title, path: item.path, target: firstPath(item) }));
  return { settings, sections };
}

/** A folder without a page of its own leads to the first page inside it. */
function firstPath(item: NavigationItem): string | null {
  if (item.page !== false) return item.path;
  for (const child of item.children ?? []) {
    const path = firstPath(child);
    if (path) return path;
  }
  return null;
}
