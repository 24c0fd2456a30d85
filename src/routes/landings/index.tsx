// Pages that lead to others, by what they show.
import type { ReactNode } from 'react';
import type { PageData } from '#schema/page-data.ts';

interface LandingPageProps {
  page: PageData;
  children?: ReactNode;
}

export function LandingPage({ page, children }: LandingPageProps) {
  return (
    <main id="main" tabIndex={-1}>
      <h1>{page.title}</h1>
      {children}
    </main>
  );
}
