import type { PageReference } from '#schema/page-reference.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';

interface PageNeighboursProps {
  previous: PageReference | null;
  next: PageReference | null;
  /** What a page of the section is called, such as `lesson`. */
  noun?: string;
  /** The path of the section's index, which is not one of them. */
  index?: string | null;
  /** Whether the title of the page at a path is a piece of code. */
  isCode?(path: string): boolean;
}

/** The way on: the page before and the page after, in reading order. */
export function PageNeighbours({ previous, next, noun, index, isCode }: PageNeighboursProps) {
  if (!previous && !next) return null;
  const words = (direction: string, { path }: PageReference) =>
    noun && path !== index ? `${direction} ${noun}` : direction;
  const className = (page: PageReference) => (isCode?.(page.path) ? 'code-name' : undefined);
  return (
    <nav className="neighbours" aria-label="Previous and next page">
      {previous && (
        <SiteLink to={previous.path} rel="prev">
          <span>
            <Icon name="i-lucide-arrow-left" /> {words('Previous', previous)}
          </span>
          <strong className={className(previous)}>{previous.title}</strong>
        </SiteLink>
      )}
      {next && (
        <SiteLink to={next.path} rel="next" className="next">
          <span>
            {words('Next', next)} <Icon name="i-lucide-arrow-right" />
          </span>
          <strong className={className(next)}>{next.title}</strong>
        </SiteLink>
      )}
    </nav>
  );
}
