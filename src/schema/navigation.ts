// The content tree, and the forms in which it is shown: panels and the menu of the header, the list beside a page.
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
  /** Extra keys an author put under `navigation`, or fields a query asked for. */
  [extra: string]: unknown;
}

/** An entry of a panel: a page or folder directly below a section. */
export interface PanelEntry {
  title: string;
  /** Its own path, by which it is known. */
  path: string;
  /** Where it leads: the page itself, else the first one inside it. */
  target: string;
  description?: string;
  icon?: string;
  /** Number of pages inside. */
  count: number;
}

export interface Panel {
  entries: PanelEntry[];
  /** Entries that did not find room. */
  hidden: number;
  /** Number of pages in the whole section. */
  pages: number;
}

/** Panels by the path of their section. */
export type Panels = Record<string, Panel>;

/** What the panels show, and the icons they name. */
export interface PanelData {
  panels: Panels;
  icons: IconShapes;
}

/** The whole tree in short: title, path (null for a folder without a page) and what is inside. */
export type MenuItem = [title: string, path: string | null, children?: MenuItem[]];

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
