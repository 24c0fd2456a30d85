// `/manifest.webmanifest`: how the site looks on a home screen. It stays a page of the browser: it reads well there.
import type { Settings } from '#schema/settings.ts';

/** `--ui-bg` in light mode; a file for the system cannot read the site's own colours. */
export const lightBackground = '#ffffff';

/** The icons that the manifest names, by their file. */
const icons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const;

/** The text of the file; `description` is that of the home page. */
export function webManifest({ name, fullName }: Settings, description: string): string {
  const manifest = {
    id: '/',
    name: fullName,
    short_name: name,
    ...(description && { description }),
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: lightBackground,
    theme_color: lightBackground,
    icons,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
