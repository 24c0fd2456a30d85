import type { Crumb } from '#schema/page-data.ts';
import { SiteLink } from '#ui/site-link.tsx';

/** The way from the top to this page; the page itself is its heading, so it is not repeated. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  if (crumbs.length === 0) return null;
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.path ?? crumb.title}>
            {crumb.path ? <SiteLink to={crumb.path}>{crumb.title}</SiteLink> : crumb.title}
          </li>
        ))}
      </ol>
    </nav>
  );
}
