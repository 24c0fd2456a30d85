import { longDate } from '#lib/long-date.ts';
import type { PageReference } from '#schema/page-reference.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';

interface PageListProps {
  pages: readonly PageReference[];
  label: string;
  /** On posts, the day says as much as the title. */
  hasDates?: boolean;
}

/** The pages below a page, with one line about each. */
export function PageList({ pages, label, hasDates = false }: PageListProps) {
  if (pages.length === 0) return null;
  return (
    <section className="page-list" aria-label={label}>
      <ul>
        {pages.map((page) => (
          <li key={page.path}>
            <h2>
              {page.icon && <Icon name={page.icon} />}
              <SiteLink to={page.path}>{page.title}</SiteLink>
              {page.difficulty && <span className="badge badge-neutral">{page.difficulty}</span>}
            </h2>
            {page.description && <p>{page.description}</p>}
            {hasDates && page.date && <time dateTime={page.date}>{longDate(page.date)}</time>}
          </li>
        ))}
      </ul>
    </section>
  );
}
