import { Breadcrumbs } from '#features/navigation/breadcrumbs.tsx';
import type { PageData } from '#schema/page-data.ts';
import { PageHeading } from '../layouts/page-heading.tsx';

/** Where the page is, its heading and its lead. */
export function LandingHeader({ page }: { page: PageData }) {
  return (
    <header className="landing-header">
      <Breadcrumbs crumbs={page.crumbs} current={page.title || page.documentTitle} />
      <PageHeading page={page} />
      {page.lead && <p className="lead">{page.lead}</p>}
    </header>
  );
}
