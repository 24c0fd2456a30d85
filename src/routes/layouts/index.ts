// The nine layouts by name; the type keeps the table complete.
import type { ComponentType, ReactNode } from 'react';
import type { Layout } from '#schema/layouts.ts';
import type { PageData } from '#schema/page-data.ts';
import type { Sidebar } from '#schema/sidebar.ts';
import { BlogLayout } from './blog.tsx';
import { CsHtmlAccLayout } from './cs-html-acc.tsx';
import { CsHtmlAttrsLayout } from './cs-html-attrs.tsx';
import { CsHtmlElsLayout } from './cs-html-els.tsx';
import { CsHtmlGsLayout } from './cs-html-gs.tsx';
import { DefaultLayout } from './default.tsx';
import { OwnLayout } from './own.tsx';
import { ProjectsLayout } from './projects.tsx';
import { QuestsLayout } from './quests.tsx';

export interface LayoutProps {
  page: PageData;
  sidebar: Sidebar | null;
  /** A part of the page that has a script of its own, below its text. */
  children?: ReactNode;
}

export const layoutComponents: Record<Layout, ComponentType<LayoutProps>> = {
  blog: BlogLayout,
  'cs-html-acc': CsHtmlAccLayout,
  'cs-html-attrs': CsHtmlAttrsLayout,
  'cs-html-els': CsHtmlElsLayout,
  'cs-html-gs': CsHtmlGsLayout,
  default: DefaultLayout,
  own: OwnLayout,
  projects: ProjectsLayout,
  quests: QuestsLayout,
};
