import type { ReactNode } from 'react';
import { Island } from '#features/islands/island.tsx';
import type { PageData } from '#schema/page-data.ts';
import { pageMetaOf } from '#site/islands.ts';
import { PageHeading } from './page-heading.tsx';

interface PageHeaderProps {
  page: PageData;
  /** The heading, where a layout draws it in its own way; nothing or `false` for the usual one. */
  title?: ReactNode;
  /** The first of the facts, where a layout knows one that the page itself does not. */
  place?: ReactNode;
}

/** What stands above the text: name, one sentence, facts. */
export function PageHeader({ page, title, place }: PageHeaderProps) {
  return (
    <header className="page-header">
      {title || <PageHeading page={page} />}
      {page.lead && <p className="lead">{page.lead}</p>}
      <div className="page-facts-line">
        {place}
        <Island {...pageMetaOf(page)} />
      </div>
    </header>
  );
}
