// The list of a section beside its pages. Entries with pages inside are branches that open; the branch of the
// current page is open. On a narrow screen the same element is a menu that the page bar opens, so the
// document contains it only once; see page-bar.css.

import type { ReactNode } from 'react';
import * as text from '#messages/page.ts';
import { sectionMenuId } from '#schema/document-hooks.ts';
import type { Sidebar, SidebarItem } from '#schema/navigation.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';

export interface SectionSidebarProps {
  sidebar: Sidebar;
  /** The path of the current page. */
  current: string;
  /** The path of the section, which need not have a page. */
  section: string | null;
  isOrdered?: boolean | undefined;
  /** Shows a filter field for the list, labelled with count and noun. */
  filter?: { count: number; noun: string } | null | undefined;
  isCode?: ((path: string) => boolean) | undefined;
  /** Shown below the section's name. */
  children?: ReactNode;
}

/** The list with its title, and a filter if it is long. */
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
      {sidebar.hidden > 0 && <p className="sidebar-more">{text.andMore(sidebar.hidden)}</p>}
      {filter && <SidebarFilterEmpty />}
    </nav>
  );
}

/** The field above a long list. It is hidden unless the list's script runs. */
function SidebarFilter({ count, noun }: { count: number; noun: string }) {
  const label = text.filter(`${count} ${noun}`);
  return (
    <div className="sidebar-filter" data-filter={noun}>
      <div className="sidebar-field">
        <Icon name="i-lucide-search" />
        {/* `type` comes last, in the order in which React sets it in the browser, so that both markups are equal. */}
        <input aria-label={label} placeholder={label} autoComplete="off" spellCheck={false} type="search" />
      </div>
      <p className="sr-only" aria-live="polite" data-filter-said="" />
    </div>
  );
}

/** Shown in place of the list when nothing matches; clearing the field shows it again. */
function SidebarFilterEmpty() {
  return (
    <div className="sidebar-empty" data-filter-empty="" hidden>
      <span className="course-blocks" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <p>{text.nothingMatches}</p>
      <button type="button" data-filter-clear="">
        {text.showAll}
      </button>
    </div>
  );
}

interface SidebarListProps {
  items: readonly SidebarItem[];
  /** The name of the branch that contains them. */
  branch?: string;
  /** Whether the title of the page at a path is code. */
  isCode?: ((path: string) => boolean) | undefined;
}

/** Pages and branches of one level. */
function SidebarList({ items, branch, isCode }: SidebarListProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.path ?? item.title} className={item.path && item.count > 0 ? 'page-branch' : undefined}>
          {item.path && (
            <SiteLink
              to={item.path}
              className={isCode?.(item.path) ? 'code-name' : undefined}
              aria-current={item.isCurrent ? 'page' : undefined}
            >
              {item.title === branch ? <Overview branch={branch} /> : item.title}
              {item.isDraft && <span className="draft-mark">{text.draft}</span>}
            </SiteLink>
          )}
          {item.children.length > 0 ? (
            <Branch item={item} isCode={isCode} />
          ) : (
            !item.path && <BranchLabel item={item} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Branch({ item, isCode }: { item: SidebarItem; isCode: SidebarListProps['isCode'] }) {
  return (
    <details open={hasCurrent(item)} data-branch={item.path ?? item.title}>
      <summary>
        <span className={item.path ? 'sr-only' : 'branch-title'}>
          {item.path ? text.pagesIn(item.title) : item.title}
        </span>
        <span className="branch-count">{item.count}</span>
        <Icon name="i-lucide-chevron-right" />
      </summary>
      <SidebarList items={item.children} branch={item.title} isCode={isCode} />
    </details>
  );
}

/**
 * A page about its branch visually omits the branch's name; the filter and the accessible name include it.
 */
function Overview({ branch }: { branch: string }) {
  return (
    <>
      {text.overview}
      <span className="sr-only">{text.ofBranch(branch)}</span>
    </>
  );
}

/** A branch of a list that was cut short: only its name. */
function BranchLabel({ item }: { item: SidebarItem }) {
  return (
    <p className="branch-label">
      <span className="branch-title">{item.title}</span>
      <span className="branch-count">{item.count}</span>
    </p>
  );
}

function hasCurrent(item: SidebarItem): boolean {
  return item.isCurrent || item.children.some(hasCurrent);
}
