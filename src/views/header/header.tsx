// The site's name, its sections, and the reader's tools. Rendered on the server and hydrated in the browser:
// links work without JavaScript, and controls that need it are hidden or work as soon as it has loaded.
import * as text from '#messages/shell.ts';
import type { ShellData } from '#schema/builds.ts';
import type { Settings } from '#schema/settings.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { HomeLink } from './home-link.tsx';
import { MenuButton } from './menu-button.tsx';
import { PreferencesMenu } from './preferences-menu.tsx';
import { SearchButton } from './search-button.tsx';
import { PlainMenu, Sections } from './sections.tsx';

interface HeaderProps {
  shell: ShellData;
  /** The current page; null on an error page. */
  path: string | null;
}

export function Header({ shell, path }: HeaderProps) {
  const { settings, sections } = shell;
  const isComplete = settings.header.search && settings.header.colorMode;
  return (
    <header className="site-header">
      <div className="site-header-inner">
        <HomeLink settings={settings} />
        <Sections sections={sections} path={path} />
        <PlainMenu sections={sections} path={path} />
        <HeaderLinks links={settings.header.links} path={path} />
        <div className="tooltip-area">
          <div className="header-tools" data-complete={isComplete ? '' : undefined}>
            {settings.header.search && <SearchButton />}
            <PreferencesMenu />
            {settings.header.colorMode && <ModeToggle />}
            <MenuButton settings={settings} path={path} />
          </div>
          {/* The container for tooltips, filled by a separate script. */}
          <div data-tooltip="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
        </div>
      </div>
    </header>
  );
}

/**
 * Labelled by its next action, which depends on the current mode: the style sheet knows it before any script.
 */
function ModeToggle() {
  return (
    <button type="button" className="header-button" data-toggle-mode="" data-tip="">
      <span className="when-light">
        <Icon name="i-lucide-moon" />
        <span className="sr-only">{text.switchToDark}</span>
      </span>
      <span className="when-dark">
        <Icon name="i-lucide-sun" />
        <span className="sr-only">{text.switchToLight}</span>
      </span>
    </button>
  );
}

interface HeaderLinksProps {
  links: Settings['header']['links'];
  path: string | null;
}

/** Links from the settings, beside the sections; nothing if there are none. */
function HeaderLinks({ links, path }: HeaderLinksProps) {
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
