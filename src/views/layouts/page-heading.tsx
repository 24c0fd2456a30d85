import type { PageData } from '#schema/page-data.ts';

/** The heading as the document wrote it, or else the page's title. */
export function PageHeading({ page }: { page: PageData }) {
  if (page.heading)
    return <h1 id={page.heading.id} dangerouslySetInnerHTML={{ __html: page.heading.html }} />;
  return <h1>{page.title || page.documentTitle}</h1>;
}
