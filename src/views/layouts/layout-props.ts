import type { ReactNode } from 'react';
import type { PageData } from '#schema/page-data.ts';
import type { Sidebar } from '#schema/sidebar.ts';

/** What every layout is given. */
export interface LayoutProps {
  page: PageData;
  sidebar: Sidebar | null;
  /** A part of the page that has a script of its own, below its text. */
  children?: ReactNode;
}
