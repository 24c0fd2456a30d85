// What stands above the text of a page: its heading, one sentence, facts.
import type { ReactNode } from 'react';
import { Island } from '#features/islands/island.tsx';
import type { PageData } from '#schema/page/page-data.ts';
import { pageMetaOf } from '#site/islands.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';

interface PageHeaderProps {
  page: PageData;
  /** The heading, where a layout draws it in its own way; nothing or `false` for the usual one. */
  title?: ReactNode;
  /** The first of the facts, where a layout knows one that the page itself does not. */
  place?: ReactNode;
}

/** The header of a page that is read. */
export function PageHeader({ page, title, place }: PageHeaderProps) {
  return (
    <header className="page-header">
      {title || <PageHeading page={page} />}
      {page.lead && <p className="lead">{page.lead}</p>}
      <div className="page-facts-line">
        {place}
        <Island {...pageMetaOf(page)} />
      </div>
      <SaveLink page={page} />
    </header>
  );
}

/** On the first page of a section: the way to where all of it can be saved. */
export function SaveLink({ page: { saveAt } }: { page: PageData }) {
  if (!saveAt) return null;
  return (
    <p>
      <SiteLink className="more-link" to={saveAt}>
        <Icon name="i-lucide-download" />
        Read offline
      </SiteLink>
    </p>
  );
}

/** The heading as the document wrote it, or else the page's title. */
export function PageHeading({ page }: { page: PageData }) {
  if (page.heading)
    return <h1 id={page.heading.id} dangerouslySetInnerHTML={{ __html: page.heading.html }} />;
  return <h1>{page.title || page.documentTitle}</h1>;
}
