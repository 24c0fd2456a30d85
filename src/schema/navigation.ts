// The content tree, and its views: panels and menu of the header, the list beside a page.
import type { IconShapes } from '#lib/icon.ts';

/** One entry of the navigation tree. Leaves have no `children`; `page` is present only as `false`. */
export interface NavigationItem {
  title: string;
  path: string;
  stem: string;
  children?: NavigationItem[];
  icon?: string;
  description?: string;
  showChildren?: boolean;
  page?: false;
  /** Extra keys under `navigation`, or fields that a query selected. */
  [extra: string]: unknown;
}

/** An entry of a panel: a page or folder directly below a section. */
export interface PanelEntry {
  title: string;
  /** The entry's own path, used as its identity. */
  path: string;
  /** The link target: the page itself, or the first page inside it. */
  target: string;
  description?: string;
  icon?: string;
  /** A count of its content, such as `113 elements`; absent for a page. */
  contents?: string;
  /** Some of its pages by name, if the entry is a part of the only subject. */
  pages?: PanelPage[];
}

export interface PanelPage {
  title: string;
  path: string;
  /** The title is code. */
  isCode?: true;
}

export interface Panel {
  entries: PanelEntry[];
  /** Number of entries left out for lack of room. */
  hidden: number;
  /** A count of the whole section's content. */
  contents: string;
  /** The only child of the section, if it has children of its own; these are then the entries. */
  subject?: PanelEntry;
  /** Pages about the site itself, shown in a cell after the parts of the subject. */
  tools?: PanelPage[];
  /** The first lesson of the subject. */
  start?: string;
}

/** Panels by the path of their section. */
export type Panels = Record<string, Panel>;

/** The panels' content, and the icons it uses. */
export interface PanelData {
  panels: Panels;
  icons: IconShapes;
}

/**
 * A compact form of the whole tree: title, path (null for a folder without a page), children, and a count of
 * the content.
 */
export type MenuItem = [title: string, path: string | null, children?: MenuItem[], contents?: string];

export interface SidebarItem {
  title: string;
  /** Null for a folder without a page of its own. */
  path: string | null;
  isCurrent: boolean;
  /** A page that only its author can see. */
  isDraft?: true;
  /** Number of pages inside. */
  count: number;
  children: SidebarItem[];
}

export interface Sidebar {
  title: string;
  path: string | null;
  items: SidebarItem[];
  /** Number of entries left out of a very long list. */
  hidden: number;
}
