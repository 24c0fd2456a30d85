// The sections of the site. One whose pages are shown in a panel is a link until the script is ready, and a button
// from then on (sections.css shows the one or the other), so that no reader meets a button that does nothing.

import type { SectionEntry } from '#schema/builds.ts';
import { panelId } from '#schema/document-hooks.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';

interface SectionsProps {
  sections: readonly SectionEntry[];
  path: string | null;
}

export function Sections({ sections, path }: SectionsProps) {
  return (
    <nav className="sections" aria-label="Main">
      <ul>
        {sections.map((section) => (
          <li key={section.path}>
            <Section section={section} path={path} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Section({ section, path }: { section: SectionEntry; path: string | null }) {
  const isHere = path === section.path || (path?.startsWith(`${section.path}/`) ?? false);
  const className = isHere ? 'section-link is-here' : 'section-link';
  const chevron = section.hasPanel && <Icon name="i-lucide-chevron-down" />;
  const label = (
    <>
      {section.title}
      {chevron}
    </>
  );
  const link = section.target ? (
    <SiteLink
      to={section.target}
      className={className}
      aria-current={path === section.target ? 'page' : undefined}
    >
      {label}
    </SiteLink>
  ) : (
    <span className={className}>{label}</span>
  );
  if (!section.hasPanel) return link;
  const id = panelId(section.path);
  return (
    <>
      {link}
      {/* A script of its own opens and fills the panel; React looks neither into it nor at it. */}
      <button
        type="button"
        className={`${className} section-trigger`}
        aria-expanded={false}
        aria-controls={id}
        suppressHydrationWarning
      >
        {label}
      </button>
      <div
        id={id}
        className="section-panel"
        hidden
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </>
  );
}

/** The sections on a small screen where no script runs to open the menu: a list that the platform opens. */
export function PlainMenu({ sections, path }: SectionsProps) {
  return (
    <noscript>
      <details className="plain-menu">
        <summary>Menu</summary>
        <nav aria-label="Main">
          <ul>
            {sections.map(({ title, path: to, target }) => (
              <li key={to}>
                {target ? (
                  <SiteLink to={target} aria-current={path === target ? 'page' : undefined}>
                    {title}
                  </SiteLink>
                ) : (
                  title
                )}
              </li>
            ))}
          </ul>
        </nav>
      </details>
    </noscript>
  );
}
