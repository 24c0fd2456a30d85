// What landings share: the header above what they lead to, and the author's text below it.
import { Island } from '#features/islands/island.tsx';
import { Breadcrumbs } from '#features/navigation/breadcrumbs.tsx';
import { contentsEntries } from '#features/navigation/contents-entries.ts';
import { PageContents } from '#features/navigation/page-contents.tsx';
import { PageFoot, RelatedLinks } from '#features/navigation/page-foot.tsx';
import type { PageData } from '#schema/page/page-data.ts';
import { pageMetaOf } from '#site/islands.ts';
import { PageHeading, SaveLink } from '../layouts/page-header.tsx';

/** Where the page is, its heading and its lead. */
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

/** The author's text below the list of an area: in one row how it works, and more for those who ask. */
export function AreaText({ page }: { page: PageData }) {
  return (
    <div className="area-text">
      <div className="prose" dangerouslySetInnerHTML={{ __html: page.html }} />
      <RelatedLinks links={page.links} />
      {/* The list of posts has its days and names already. */}
      {page.layout !== 'blog' && <Island {...pageMetaOf(page)} />}
      <PageFoot path={page.path} editUrl={page.editUrl} reviewed={null} />
    </div>
  );
}

/** The author's own text, which comes after what the page leads to; with the lead, where that has no other place. */
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
