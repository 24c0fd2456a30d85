// The whole document: head, skip link, header, the page in its layout, footer.
import type { ReactNode } from 'react';
import type { Layout } from '#schema/layouts.ts';
import type { NavigationItem } from '#schema/navigation.ts';
import type { Settings } from '#schema/settings.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';

export interface ShellProps {
  settings: Settings;
  /** Top level of the content tree. */
  tree: readonly NavigationItem[];
  /** The path shown, for marking where the reader is. */
  path: string | null;
  layout: Layout;
  title: string;
  description: string;
  /** Absolute address, when the site knows its own. */
  canonical: string | null;
  isIndexed: boolean;
  stylesheets: readonly string[];
  /** Scripts that the development server adds. */
  scripts?: readonly string[];
  children: ReactNode;
}

export function Shell(props: ShellProps) {
  const {
    settings,
    layout,
    title,
    description,
    canonical,
    isIndexed,
    stylesheets,
    scripts = [],
    children,
  } = props;
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        {description && <meta name="description" content={description} />}
        {!isIndexed && <meta name="robots" content="noindex" />}
        {canonical && <link rel="canonical" href={canonical} />}
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href={settings.logo} />
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body data-layout={layout}>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <Header {...props} />
        {children}
        <Footer {...props} />
      </body>
    </html>
  );
}

function Header({ settings, tree, path }: ShellProps) {
  const sections = tree.filter((item) => item.path !== '/');
  return (
    <header className="site-header">
      <div className="site-header-inner">
        <SiteLink className="home-link" to="/" aria-label={settings.name}>
          <Logo settings={settings} />
          <span>{settings.name}</span>
        </SiteLink>
        <nav aria-label="Main">
          <ul>
            {sections.map((item) => (
              <li key={item.path}>
                <SectionLink item={item} path={path} />
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}

/** A folder without a page of its own leads to the first page inside it. */
function SectionLink({ item, path }: { item: NavigationItem; path: string | null }) {
  const target = firstPath(item);
  if (!target) return <span>{item.title}</span>;
  const isHere = path === item.path || (path?.startsWith(`${item.path}/`) ?? false);
  return (
    <SiteLink
      to={target}
      className={isHere ? 'is-here' : undefined}
      aria-current={path === target ? 'page' : undefined}
    >
      {item.title}
    </SiteLink>
  );
}

function firstPath(item: NavigationItem): string | null {
  if (item.page !== false) return item.path;
  for (const child of item.children ?? []) {
    const path = firstPath(child);
    if (path) return path;
  }
  return null;
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

function Footer({ settings, path }: ShellProps) {
  return (
    <footer className="site-footer">
      <div className="site-footer-inner">
        <SiteLink to="/">{settings.fullName}</SiteLink>
        {settings.footerLinks.length > 0 && (
          <nav aria-label="Footer">
            <ul>
              {settings.footerLinks.map((link) => (
                <li key={link.label}>
                  {link.to ? (
                    <SiteLink to={link.to} aria-current={path === link.to ? 'page' : undefined}>
                      {link.label}
                    </SiteLink>
                  ) : (
                    link.label
                  )}
                </li>
              ))}
            </ul>
          </nav>
        )}
        {settings.socialLinks.map((link) => (
          <SiteLink
            key={link.label}
            className="social"
            to={link.to}
            target={link.target}
            aria-label={link.label}
          >
            <Icon name={link.icon} />
          </SiteLink>
        ))}
      </div>
    </footer>
  );
}
