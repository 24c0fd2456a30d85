// The list of a section's pages. What has pages inside is a branch that opens; the one of the current page is open.
import type { SidebarItem } from '#schema/sidebar.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';

interface SidebarListProps {
  items: readonly SidebarItem[];
  /** Whether the title of the page at a path is a piece of code. */
  isCode?(path: string): boolean;
}

/** Pages and branches of one level. */
export function SidebarList({ items, isCode }: SidebarListProps) {
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
              {item.title}
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
          {item.path ? `Pages in ${item.title}` : item.title}
        </span>
        <span className="branch-count">{item.count}</span>
        <Icon name="i-lucide-chevron-right" />
      </summary>
      <SidebarList items={item.children} isCode={isCode} />
    </details>
  );
}

/** A branch of a list that was cut: it only says that it is there. */
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
