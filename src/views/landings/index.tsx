// Pages that lead to others, by what they show.
import type { ReactNode } from 'react';
import type { PageData } from '#schema/page-data.ts';
import { HomePage } from './home.tsx';
import { ListingPage } from './listing.tsx';
import { SubjectPage } from './subject.tsx';
import { SubjectsPage } from './subjects.tsx';

interface LandingPageProps {
  page: PageData;
  children?: ReactNode;
}

/** A page in the form of its landing; nothing of the page before it, its filters included, is carried over. */
export function LandingPage({ page, children }: LandingPageProps) {
  return (
    <main key={page.path} id="main" tabIndex={-1} className="landing">
      <LandingContent page={page} />
      {children}
    </main>
  );
}

function LandingContent({ page }: { page: PageData }) {
  const { landing } = page;
  switch (landing?.kind) {
    case 'home':
      return <HomePage page={page} landing={landing} />;
    case 'subjects':
      return <SubjectsPage page={page} landing={landing} />;
    case 'subject':
      return <SubjectPage page={page} landing={landing} />;
    case 'index':
      return <ListingPage page={page} landing={landing} />;
    default:
      return null;
  }
}
