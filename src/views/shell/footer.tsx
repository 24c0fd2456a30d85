import type { Settings } from '#schema/settings.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { Logo } from '../header/home-link.tsx';

export function Footer({ settings, path }: { settings: Settings; path: string | null }) {
  return (
    <footer className="site-footer">
      <div className="site-footer-inner">
        <SiteLink className="footer-name" to="/">
          <Logo settings={settings} alt="" />
          <span>{settings.fullName}</span>
        </SiteLink>
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
        {settings.socialLinks.length > 0 && (
          <div className="social-links">
            {settings.socialLinks.map((link) => (
              <SiteLink key={link.label} to={link.to} target={link.target} aria-label={link.label}>
                <Icon name={link.icon} />
              </SiteLink>
            ))}
          </div>
        )}
      </div>
    </footer>
  );
}
