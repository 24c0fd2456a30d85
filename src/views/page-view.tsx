// A page in its form: one that leads to others as a landing, every other in its layout.
import type { ReactNode } from 'react';
import type { PageData } from '#schema/page/page-data.ts';
import { HomePage } from './landings/home.tsx';
import { ListingPage } from './landings/listing.tsx';
import { PlayPage } from './landings/play.tsx';
import { ProgressPage } from './landings/progress.tsx';
import { ReviewPage } from './landings/review.tsx';
import { SubjectPage } from './landings/subject.tsx';
import { SubjectsPage } from './landings/subjects.tsx';
import { layoutComponents } from './layouts/index.tsx';
import type { LayoutProps } from './layouts/reading.tsx';

/** Draws any page. */
export function PageView({ page, sidebar, children }: LayoutProps) {
  if (page.landing) return <LandingPage page={page}>{children}</LandingPage>;
  const Layout = layoutComponents[page.layout];
  return (
    <Layout page={page} sidebar={sidebar}>
      {children}
    </Layout>
  );
}

/** A page in the form of its landing. Its key keeps anything of the previous page, such as filters, from staying. */
function LandingPage({ page, children }: { page: PageData; children: ReactNode }) {
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
    case 'play':
      return <PlayPage page={page} />;
    case 'progress':
      return <ProgressPage page={page} />;
    case 'review':
      return <ReviewPage page={page} />;
    default:
      return null;
  }
}
