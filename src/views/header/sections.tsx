// The sections of the site. A section with a panel is a link until the script is ready, and a button
// afterwards (sections.css shows one of them), so that the button always works.

import * as text from '#messages/shell.ts';
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
    <nav className="sections" aria-label={text.mainNavigation}>
      <ul>
        {sections.map((section) => (
          // A script hides entries that do not fit.
          <li key={section.path} suppressHydrationWarning>
            <Section section={section} path={path} />
          </li>
        ))}
      </ul>
      {/* The hidden entries are listed here. */}
      <div
        className="more-sections"
        hidden
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
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
      {/* Opened and filled by a separate script; React ignores its content. */}
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

/** The sections on a small screen without JavaScript: a list in a `details` element. */
export function PlainMenu({ sections, path }: SectionsProps) {
  return (
    <noscript>
      <details className="plain-menu">
        <summary>{text.menu}</summary>
        <nav aria-label={text.mainNavigation}>
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
