// The frame that most layouts share: the section's list, the page, the page's own contents.
import type { ReactNode } from 'react';
import { Island } from '#features/islands/island.tsx';
import { Breadcrumbs } from '#features/navigation/breadcrumbs.tsx';
import { PageContents } from '#features/navigation/page-contents.tsx';
import { PageList } from '#features/navigation/page-list.tsx';
import { PageNeighbours } from '#features/navigation/page-neighbours.tsx';
import { SidebarList } from '#features/navigation/sidebar-list.tsx';
import type { PageData } from '#schema/page-data.ts';
import type { Sidebar } from '#schema/sidebar.ts';
import { SiteLink } from '#ui/site-link.tsx';
import { pageMetaOf } from '../islands/uses.ts';

interface ReadingLayoutProps {
  page: PageData;
  sidebar: Sidebar | null;
  /** The heading, where a layout draws it in its own way; nothing or `false` for the usual one. */
  title?: ReactNode;
  /** A line above the heading. */
  eyebrow?: ReactNode;
  /** Numbers the entries of the section's list. */
  isOrdered?: boolean;
  hasContents?: boolean;
  children?: ReactNode;
}

export function ReadingLayout({
  page,
  sidebar,
  title,
  eyebrow,
  isOrdered,
  hasContents = true,
  children,
}: ReadingLayoutProps) {
  return (
    <div className={sidebar ? 'columns with-sidebar' : 'columns'}>
      {sidebar && (
        <nav className={isOrdered ? 'sidebar ordered' : 'sidebar'} aria-label={sidebar.title}>
          <p className="sidebar-title">
            {sidebar.path ? (
              <SiteLink to={sidebar.path} aria-current={sidebar.path === page.path ? 'page' : undefined}>
                {sidebar.title}
              </SiteLink>
            ) : (
              sidebar.title
            )}
          </p>
          <SidebarList items={sidebar.items} />
          {sidebar.hidden > 0 && <p className="sidebar-more">{`and ${sidebar.hidden} more`}</p>}
        </nav>
      )}
      <main id="main" tabIndex={-1}>
        <Breadcrumbs crumbs={page.crumbs} />
        {/* Another page is another article: nothing of the old one, its focus included, is carried over. */}
        <article key={page.path}>
          <header className="page-header">
            {eyebrow}
            {title || <PageHeading page={page} />}
            {page.lead && <p className="lead">{page.lead}</p>}
            <Island {...pageMetaOf(page)} />
          </header>
          <div className="prose" dangerouslySetInnerHTML={{ __html: page.html }} />
          {children}
        </article>
        <PageList pages={page.children} label={`Pages in ${page.title}`} hasDates={page.layout === 'blog'} />
        <PageNeighbours previous={page.previous} next={page.next} />
      </main>
      {hasContents && (
        <aside className="contents-column" aria-label="Page contents">
          <PageContents entries={page.contents} />
        </aside>
      )}
    </div>
  );
}

export function PageHeading({ page }: { page: PageData }) {
  if (page.heading)
    return <h1 id={page.heading.id} dangerouslySetInnerHTML={{ __html: page.heading.html }} />;
  return <h1>{page.title || page.documentTitle}</h1>;
}
