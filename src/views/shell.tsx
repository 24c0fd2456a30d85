// Header and footer around every page. Rendered on the server and hydrated in the browser; the page between
// them is not hydrated.

import { type ReactNode, Suspense } from 'react';
import * as text from '#messages/shell.ts';
import type { ShellData, ShellSettings } from '#schema/builds.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { Header } from './header/header.tsx';
import { Logo } from './header/home-link.tsx';

interface ShellProps {
  shell: ShellData;
  /** The current path, for marking the current section; null on an error page. */
  path: string | null;
  /** The page area. */
  children: ReactNode;
}

/** Header and footer around a page. */
export function Shell({ shell, path, children }: ShellProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        {text.skipToContent}
      </a>
      {/*
       * Separate roots: if the document is from an older build, only the one that differs is rendered again.
       */}
      <Suspense>
        <Header shell={shell} path={path} />
      </Suspense>
      {children}
      <Suspense>
        <Footer settings={shell.settings} path={path} />
      </Suspense>
      <div className="sr-only" aria-live="polite" data-announcer="" />
    </>
  );
}

/** The container of the page. The attribute is the page's path; empty on an error page. */
export function PageArea({ path, children }: { path: string | null; children: ReactNode }) {
  return (
    <div className="page-area" data-page={path ?? ''}>
      {children}
    </div>
  );
}

function Footer({ settings, path }: { settings: ShellSettings; path: string | null }) {
  return (
    <footer className="site-footer">
      <div className="site-footer-inner">
        <SiteLink className="footer-name" to="/">
          <Logo settings={settings} alt="" />
          <span>{settings.fullName}</span>
        </SiteLink>
        {settings.footerLinks.length > 0 && (
          <nav aria-label={text.footerNavigation}>
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
