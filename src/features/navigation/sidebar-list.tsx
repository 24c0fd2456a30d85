// The list of a section's pages. A folder without a page of its own is a heading over its pages.
import type { SidebarItem } from '#schema/sidebar.ts';
import { SiteLink } from '#ui/site-link.tsx';

export function SidebarList({ items }: { items: readonly SidebarItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.path ?? item.title}>
          {item.path ? (
            <SiteLink to={item.path} aria-current={item.isCurrent ? 'page' : undefined}>
              {item.title}
            </SiteLink>
          ) : (
            <span className="sidebar-folder">{item.title}</span>
          )}
          {item.children.length > 0 && <SidebarList items={item.children} />}
        </li>
      ))}
    </ul>
  );
}
