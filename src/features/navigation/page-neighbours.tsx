import type { PageReference } from '#schema/page-data.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';

/** The way on: the page before and the page after, in reading order. */
export function PageNeighbours({
  previous,
  next,
}: {
  previous: PageReference | null;
  next: PageReference | null;
}) {
  if (!previous && !next) return null;
  return (
    <nav className="neighbours" aria-label="Previous and next page">
      {previous && (
        <SiteLink to={previous.path} rel="prev">
          <span>
            <Icon name="i-lucide-arrow-left" /> Previous
          </span>
          <strong>{previous.title}</strong>
        </SiteLink>
      )}
      {next && (
        <SiteLink to={next.path} rel="next" className="next">
          <span>
            Next <Icon name="i-lucide-arrow-right" />
          </span>
          <strong>{next.title}</strong>
        </SiteLink>
      )}
    </nav>
  );
}
