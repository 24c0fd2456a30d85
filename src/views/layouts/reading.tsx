// The frame of most layouts: the section's list, the page, the page's own contents.

import type { ReactNode } from 'react';
import { Breadcrumbs } from '#features/navigation/breadcrumbs.tsx';
import { contentsEntries } from '#features/navigation/contents-entries.ts';
import { ContentsColumn, PageBar, PageContents } from '#features/navigation/page-contents.tsx';
import {
  ConnectedPages,
  PageFoot,
  PageList,
  PageNeighbours,
  RelatedLinks,
} from '#features/navigation/page-foot.tsx';
import { SectionSidebar, type SectionSidebarProps } from '#features/navigation/section-sidebar.tsx';
import * as text from '#messages/page.ts';
import type { Sidebar } from '#schema/navigation.ts';
import type { PageData } from '#schema/page/page-data.ts';
import { galleryPath } from '#site/gallery.ts';
import { Directory, directoryContents } from '../directory.tsx';
import { PageHeader } from './page-header.tsx';
import { sidebarPages } from './sidebar-pages.ts';

/** The props of every layout. */
export interface LayoutProps {
  page: PageData;
  sidebar: Sidebar | null;
  /** The page's extension, below its text. */
  children?: ReactNode;
}

interface ReadingLayoutProps extends LayoutProps {
  /** Options for the section's list. */
  list?: Pick<SectionSidebarProps, 'filter' | 'isOrdered' | 'children'>;
  /** Whether the title of the page at a path is code. */
  isCode?(path: string): boolean;
  /** The heading, if a layout replaces it; nothing or `false` for the default. */
  title?: ReactNode;
  /** The first of the facts. */
  place?: ReactNode;
  /** A replacement for the section's list. */
  rail?: { name: string; list: ReactNode; place: ReactNode } | null;
  /** Content between the header of the page and its text. */
  opening?: ReactNode;
  /** A replacement for header and text, and its name for styles. */
  form?: { name: string; article: ReactNode } | undefined;
  hasContents?: boolean;
  /** The noun for one of the section's pages. */
  noun?: string;
}

/** List, page and contents. */
export function ReadingLayout(props: ReadingLayoutProps) {
  const {
    page,
    sidebar,
    list,
    isCode,
    title,
    place,
    rail,
    opening,
    form,
    hasContents = true,
    noun,
    children,
  } = props;
  const headings = page.directory ? [...directoryContents, ...page.contents] : page.contents;
  const entries = hasContents ? contentsEntries(headings) : [];
  const names = [sidebar && 'with-sidebar', entries.length > 0 && 'with-contents', form?.name];
  const current = sidebarPages(sidebar).find(({ isCurrent }) => isCurrent);
  return (
    <div className={['columns', ...names].filter(Boolean).join(' ')}>
      <PageBar section={rail?.name ?? sidebar?.title ?? null} hasContents={entries.length > 0}>
        {rail?.place}
      </PageBar>
      {rail?.list}
      {sidebar && !rail && (
        <SectionSidebar
          {...list}
          sidebar={sidebar}
          section={page.section}
          current={page.path}
          isCode={isCode}
        />
      )}
      <main id="main" tabIndex={-1}>
        <Breadcrumbs crumbs={page.crumbs} current={current?.title ?? (page.title || page.documentTitle)} />
        {/* Every page is a new article, so that nothing of the previous one, including focus, is kept. */}
        <article key={page.path}>
          {form?.article ?? (
            <>
              <PageHeader page={page} title={title} place={place} />
              {opening}
              {page.directory && <Directory directory={page.directory} isCode={isCode ?? (() => false)} />}
              <div className="prose" dangerouslySetInnerHTML={{ __html: page.html }} />
            </>
          )}
          {children}
        </article>
        <PageList pages={page.children} label={text.pagesIn(page.title)} hasDates={page.layout === 'blog'} />
        {/* A workspace shows them beside its task. */}
        {!form && <ConnectedPages connections={page.connections} />}
        <RelatedLinks links={page.links} hasOwn={page.contents.some(({ text }) => text === 'Related')} />
        <PageNeighbours
          previous={page.previous}
          next={page.next}
          index={page.section}
          {...(noun && { noun })}
          {...(isCode && { isCode })}
        />
        {page.path !== galleryPath && (
          <PageFoot
            path={page.path}
            editUrl={page.editUrl}
            reviewed={page.layout === 'blog' ? null : page.date}
          />
        )}
      </main>
      {entries.length > 0 && (
        <ContentsColumn>
          <PageContents entries={entries} />
        </ContentsColumn>
      )}
    </div>
  );
}
