// Shared parts of landing pages: the header above the links, and the author's text below.
import { Island } from '#features/islands/island.tsx';
import { Breadcrumbs } from '#features/navigation/breadcrumbs.tsx';
import { contentsEntries } from '#features/navigation/contents-entries.ts';
import { PageContents } from '#features/navigation/page-contents.tsx';
import { PageFoot, RelatedLinks } from '#features/navigation/page-foot.tsx';
import type { PageData } from '#schema/page/page-data.ts';
import { pageMetaOf } from '#site/islands.ts';
import { PageHeading, SaveLink } from '../layouts/page-header.tsx';

/** Breadcrumbs, heading and lead. */
export function LandingHeader({ page }: { page: PageData }) {
  return (
    <header className="landing-header">
      <Breadcrumbs crumbs={page.crumbs} current={page.title || page.documentTitle} />
      <PageHeading page={page} />
      {page.lead && <p className="lead">{page.lead}</p>}
      <SaveLink page={page} />
    </header>
  );
}

/** The author's text below the list of an area: an introduction in one row, and more on demand. */
export function AreaText({ page }: { page: PageData }) {
  return (
    <div className="area-text">
      <div className="prose" dangerouslySetInnerHTML={{ __html: page.html }} />
      <RelatedLinks links={page.links} />
      {/* A list of posts already shows dates and authors. */}
      {page.layout !== 'blog' && <Island {...pageMetaOf(page)} />}
      <PageFoot path={page.path} editUrl={page.editUrl} reviewed={null} />
    </div>
  );
}

/** The author's own text after the links; including the lead, if it is shown nowhere else. */
export function LandingText({ page, lead = '' }: { page: PageData; lead?: string }) {
  const entries = contentsEntries(page.contents);
  return (
    <div className="landing-text">
      {entries.length > 0 && (
        <div className="landing-contents">
          <PageContents entries={entries} />
        </div>
      )}
      <div>
        {lead && <p className="lead">{lead}</p>}
        <div className="prose" dangerouslySetInnerHTML={{ __html: page.html }} />
        <RelatedLinks links={page.links} />
        <Island {...pageMetaOf(page)} />
        <PageFoot path={page.path} editUrl={page.editUrl} reviewed={null} />
      </div>
    </div>
  );
}
