// The list of a section beside its pages. On a narrow screen the same list is a menu that the page bar opens, so that
// it stands in the document once; see page-bar.css.
import type { ReactNode } from 'react';
import { sectionMenuId } from '#schema/section-menu.ts';
import type { Sidebar } from '#schema/sidebar.ts';
import { SiteLink } from '#ui/site-link.tsx';
import { SidebarFilter, SidebarFilterEmpty } from './sidebar-filter.tsx';
import { SidebarList } from './sidebar-list.tsx';

export interface SectionSidebarProps {
  sidebar: Sidebar;
  /** The path of the page shown. */
  current: string;
  /** The path of the section, which need not have a page. */
  section: string | null;
  isOrdered?: boolean | undefined;
  /** Shows a field to filter the list by: how many there are, and what they are called. */
  filter?: { count: number; noun: string } | null | undefined;
  isCode?: ((path: string) => boolean) | undefined;
  /** Below the section's name. */
  children?: ReactNode;
}

export function SectionSidebar(props: SectionSidebarProps) {
  const { sidebar, current, section, isOrdered, filter, isCode, children } = props;
  return (
    <nav
      id={sectionMenuId}
      className={isOrdered ? 'sidebar ordered' : 'sidebar'}
      aria-label={sidebar.title}
      popover="auto"
      data-section={section ?? ''}
    >
      {filter && <SidebarFilter {...filter} />}
      <div className="sidebar-title">
        {sidebar.path ? (
          <SiteLink to={sidebar.path} aria-current={sidebar.path === current ? 'page' : undefined}>
            {sidebar.title}
          </SiteLink>
        ) : (
          <p>{sidebar.title}</p>
        )}
        {children}
      </div>
      <SidebarList items={sidebar.items} {...(isCode && { isCode })} />
      {sidebar.hidden > 0 && <p className="sidebar-more">{`and ${sidebar.hidden} more`}</p>}
      {filter && <SidebarFilterEmpty />}
    </nav>
  );
}
