// Renders any page: as a landing page, or in its layout.
import type { ReactNode } from 'react';
import type { PageData } from '#schema/page/page-data.ts';
import { HomePage } from './landings/home.tsx';
import { ListingPage } from './landings/listing.tsx';
import { OfflinePage } from './landings/offline.tsx';
import { PlayPage } from './landings/play.tsx';
import { ProgressPage } from './landings/progress.tsx';
import { ReviewPage } from './landings/review.tsx';
import { SubjectPage } from './landings/subject.tsx';
import { SubjectsPage } from './landings/subjects.tsx';
import { layoutComponents } from './layouts/index.tsx';
import type { LayoutProps } from './layouts/reading.tsx';

/** Renders any page. */
export function PageView(props: LayoutProps) {
  return (
    <>
      {props.page.isDraft && (
        <p className="draft-note">
          <strong>Draft</strong>: only you see this page. A build leaves it out until you remove the mark.
        </p>
      )}
      <PageForm {...props} />
    </>
  );
}

/** The landing or the layout of the page. */
function PageForm({ page, sidebar, children }: LayoutProps) {
  if (page.landing) return <LandingPage page={page}>{children}</LandingPage>;
  const Layout = layoutComponents[page.layout];
  return (
    <Layout page={page} sidebar={sidebar}>
      {children}
    </Layout>
  );
}

/** A landing page. Its key resets the state of the previous page, such as filters. */
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
    case 'offline':
      return <OfflinePage page={page} landing={landing} />;
    case 'progress':
      return <ProgressPage page={page} />;
    case 'review':
      return <ReviewPage page={page} />;
    default:
      return null;
  }
}
