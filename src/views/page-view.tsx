// A page in its form: one that leads to others as a landing, every other in its layout.
import type { ReactNode } from 'react';
import type { PageData } from '#schema/page-data.ts';
import type { Sidebar } from '#schema/sidebar.ts';
import { LandingPage } from './landings/index.tsx';
import { layoutComponents } from './layouts/index.ts';

export interface PageViewProps {
  page: PageData;
  sidebar: Sidebar | null;
  /** A part of the page that has a script of its own, below its text. */
  children?: ReactNode;
}

export function PageView({ page, sidebar, children }: PageViewProps) {
  if (page.landing) return <LandingPage page={page}>{children}</LandingPage>;
  const Layout = layoutComponents[page.layout];
  return (
    <Layout page={page} sidebar={sidebar}>
      {children}
    </Layout>
  );
}
