import type { ShellSettings } from '#schema/builds.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';

/** Logo and name: one link to the home page with the site's name. */
export function HomeLink({ settings }: { settings: ShellSettings }) {
  return (
    <SiteLink className="home-link" to="/" aria-label={settings.name}>
      <Logo settings={settings} alt={settings.header.logo.alt} />
      {/* On a page in another direction, a name that is too long is still cut at its end. */}
      <span dir="auto">{settings.name}</span>
    </SiteLink>
  );
}

/** A logo for each mode; a single logo is used for both, and without any the icon is used. */
export function Logo({ settings, alt }: { settings: ShellSettings; alt: string }) {
  const { light, dark } = settings.header.logo;
  const only = light && dark && light !== dark ? '' : light || dark;
  if (only) return <img src={only} alt={alt} width={28} height={28} />;
  if (!light) return <Icon name={settings.headerIcon} />;
  // Of two files, the hidden one is not fetched; small SVGs are inlined in the document.
  const isLazy = !light.startsWith('data:');
  const size = { width: 28, height: 28, ...(isLazy && { loading: 'lazy' as const }) };
  return (
    <>
      <img className="when-light" src={light} alt={alt} {...size} />
      <img className="when-dark" src={dark} alt={alt} {...size} />
    </>
  );
}
