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
  /** How much there is inside, such as `113 elements`; absent for a page. */
  contents?: string;
  /** Some of its pages by name, where the entry is a part of the only subject. */
  pages?: PanelPage[];
}

export interface PanelPage {
  title: string;
  path: string;
  /** The title is a piece of code. */
  isCode?: true;
}

export interface Panel {
  entries: PanelEntry[];
  /** Entries that did not find room. */
  hidden: number;
  /** How much there is in the whole section. */
  contents: string;
  /** The only child of the section, if it has children of its own: then the entries are those. */
  subject?: PanelEntry;
  /** Pages about the site itself, in a cell after the parts of the subject. */
  tools?: PanelPage[];
  /** The first lesson of the subject. */
  start?: string;
}

/** Panels by the path of their section. */
export type Panels = Record<string, Panel>;

/** What the panels show, and the icons they name. */
export interface PanelData {
  panels: Panels;
  icons: IconShapes;
}

/** The whole tree in short: title, path (null for a folder without a page), what is inside and how much that is. */
export type MenuItem = [title: string, path: string | null, children?: MenuItem[], contents?: string];

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
