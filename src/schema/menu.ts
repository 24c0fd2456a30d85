// The content tree as the header shows it: panels on wide screens, a drawer on small ones.
import type { IconShapes } from '#lib/icon.ts';

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
