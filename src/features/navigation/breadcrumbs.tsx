import * as text from '#messages/page.ts';
import type { Crumb } from '#schema/page/page-data.ts';
import { SiteLink } from '#ui/site-link.tsx';

interface BreadcrumbsProps {
  crumbs: readonly Crumb[];
  /** The name of the page itself, shown last and without a link. */
  current?: string;
}

/** The path from the home page to this page. */
export function Breadcrumbs({ crumbs, current }: BreadcrumbsProps) {
  if (crumbs.length === 0) return null;
  return (
    <nav className="crumbs" aria-label={text.breadcrumb}>
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.path ?? crumb.title}>
            {crumb.path ? <SiteLink to={crumb.path}>{crumb.title}</SiteLink> : crumb.title}
          </li>
        ))}
        {current && <li aria-current="page">{current}</li>}
      </ol>
    </nav>
  );
}
