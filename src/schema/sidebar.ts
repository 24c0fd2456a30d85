// The list of a section's pages, as it stands beside one of them.

export interface SidebarItem {
  title: string;
  /** Null for a folder without a page of its own. */
  path: string | null;
  isCurrent: boolean;
  /** Number of pages inside. */
  count: number;
  children: SidebarItem[];
}

export interface Sidebar {
  title: string;
  path: string | null;
  items: SidebarItem[];
  /** How many entries of a very long list were left out. */
  hidden: number;
}
