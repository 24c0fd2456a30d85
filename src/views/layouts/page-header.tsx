// The part above the text of a page: its heading, one sentence, facts.

import type { ReactNode } from 'react';
import { Island } from '#features/islands/island.tsx';
import * as text from '#messages/page.ts';
import type { PageData } from '#schema/page/page-data.ts';
import { pageMetaOf } from '#site/islands.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';

interface PageHeaderProps {
  page: PageData;
  /** The heading, if a layout replaces it; nothing or `false` for the default. */
  title?: ReactNode;
  /** The first fact, if a layout has one that the page itself does not. */
  place?: ReactNode;
}

/** The header of a page in the reading layout. */
export function PageHeader({ page, title, place }: PageHeaderProps) {
  return (
    <header className="page-header">
      {title || <PageHeading page={page} />}
      {page.lead && <p className="lead">{page.lead}</p>}
      <PageFactsLine page={page} place={place} />
      <SaveLink page={page} />
    </header>
  );
}

/** On the first page of a section: the link for saving all of it. */
export function SaveLink({ page: { saveAt } }: { page: PageData }) {
  if (!saveAt) return null;
  return (
    <p>
      <SiteLink className="more-link" to={saveAt}>
        <Icon name="i-lucide-download" />
        {text.readOffline}
      </SiteLink>
    </p>
  );
}

/** Facts about a page, shown before its text. */
export function PageFactsLine({ page, place }: Pick<PageHeaderProps, 'page' | 'place'>) {
  return (
    <div className="page-facts-line">
      {place}
      <Island {...pageMetaOf(page)} />
    </div>
  );
}

/** The heading as in the document, or otherwise the page's title. */
export function PageHeading({ page }: { page: PageData }) {
  if (page.heading)
    return <h1 id={page.heading.id} dangerouslySetInnerHTML={{ __html: page.heading.html }} />;
  return <h1>{page.title || page.documentTitle}</h1>;
}
