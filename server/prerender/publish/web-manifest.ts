// `/manifest.webmanifest`: how the site looks on a home screen. Installed, it has a window of its own that keeps the way
// back and the address: pages are left and linked to.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '#schema/settings.ts';

/** `--ui-bg` in light mode; a file for the system cannot read the site's own colours. */
export const lightBackground = '#ffffff';

/** The icons that the manifest names, by their file. */
const icons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const;

/** A picture of the site, as browsers show it before they install. */
interface Screenshot {
  src: string;
  sizes: string;
  type: 'image/png';
  form_factor: 'wide' | 'narrow';
  label: string;
}

/** What to look for in the site's own folder. */
const screenshotFiles = [
  { src: '/screenshot-wide.png', form_factor: 'wide', on: 'a wide screen' },
  { src: '/screenshot-narrow.png', form_factor: 'narrow', on: 'a phone' },
] as const;

/** Those that a site has; `publicDir` is its own folder of files with exact addresses. */
export function screenshotsIn(publicDir: string, { name }: Settings): Screenshot[] {
  return screenshotFiles.flatMap(({ src, form_factor, on }) => {
    const file = join(publicDir, src);
    if (!existsSync(file)) return [];
    const bytes = readFileSync(file);
    // A PNG file begins with its width and height.
    const sizes = `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
    return [{ src, sizes, type: 'image/png', form_factor, label: `${name} on ${on}` }];
  });
}

/** The text of the file; `description` is that of the home page. */
export function webManifest(
  { name, fullName }: Settings,
  description: string,
  screenshots: readonly Screenshot[],
): string {
  const manifest = {
    id: '/',
    name: fullName,
    short_name: name,
    ...(description && { description }),
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: lightBackground,
    theme_color: lightBackground,
    icons,
    ...(screenshots.length > 0 && { screenshots }),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
