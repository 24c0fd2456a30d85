import type { SectionEntry, ShellData } from '#schema/current-build.ts';
import type { Settings } from '#schema/settings.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';

/** The site's name and its sections. `path` is the page shown, null on an error page. */
export function Header({ shell, path }: { shell: ShellData; path: string | null }) {
  const { settings, sections } = shell;
  return (
    <header className="site-header">
      <div className="site-header-inner">
        <SiteLink className="home-link" to="/" aria-label={settings.name}>
          <Logo settings={settings} />
          <span>{settings.name}</span>
        </SiteLink>
        <nav aria-label="Main">
          <ul>
            {sections.map((section) => (
              <li key={section.path}>
                <SectionLink section={section} path={path} />
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}

function SectionLink({ section, path }: { section: SectionEntry; path: string | null }) {
  if (!section.target) return <span>{section.title}</span>;
  const isHere = path === section.path || (path?.startsWith(`${section.path}/`) ?? false);
  return (
    <SiteLink
      to={section.target}
      className={isHere ? 'is-here' : undefined}
      aria-current={path === section.target ? 'page' : undefined}
    >
      {section.title}
    </SiteLink>
  );
}

function Logo({ settings }: { settings: Settings }) {
  const { light, dark, alt } = settings.header.logo;
  const [first, second] = [light || dark, dark || light];
  if (!first) return <Icon name={settings.headerIcon} />;
  return (
    <picture>
      {second !== first && <source srcSet={second} media="(prefers-color-scheme: dark)" />}
      <img src={first} alt={alt} width={28} height={28} />
    </picture>
  );
}
