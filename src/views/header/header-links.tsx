import type { Settings } from '#schema/settings.ts';
import { SiteLink } from '#ui/site-link.tsx';

interface HeaderLinksProps {
  links: Settings['header']['links'];
  path: string | null;
}

/** Links of the settings, beside the sections. Nothing at all when there are none. */
export function HeaderLinks({ links, path }: HeaderLinksProps) {
  if (links.length === 0) return null;
  return (
    <ul className="header-links">
      {links.map((link) => (
        <li key={link.label}>
          {link.to ? (
            <SiteLink
              className="section-link"
              to={link.to}
              aria-current={path === link.to ? 'page' : undefined}
            >
              {link.label}
            </SiteLink>
          ) : (
            <span className="section-link">{link.label}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
