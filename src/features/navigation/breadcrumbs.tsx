import type { Crumb } from '#schema/page/page-data.ts';
import { SiteLink } from '#ui/site-link.tsx';

interface BreadcrumbsProps {
  crumbs: readonly Crumb[];
  /** What the page itself is called; it ends the way and leads nowhere. */
  current?: string;
}

/** The way from the top to this page. */
export function Breadcrumbs({ crumbs, current }: BreadcrumbsProps) {
  if (crumbs.length === 0) return null;
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
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
