// `/manifest.webmanifest`: the site as an installed app. It keeps the back button and the address visible,
// because pages contain external links.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '#schema/settings.ts';
import { languageOfSite } from '#site/language.ts';

/** `--ui-bg` in light mode; the manifest cannot use the site's CSS variables. */
export const lightBackground = '#ffffff';

/** The icons of the manifest, by file. */
const icons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const;

/** A screenshot that browsers show before installing. */
interface Screenshot {
  src: string;
  sizes: string;
  type: 'image/png';
  form_factor: 'wide' | 'narrow';
  label: string;
}

/** The screenshots to look for in the site's own folder. */
const screenshotFiles = [
  { src: '/screenshot-wide.png', form_factor: 'wide', on: 'a wide screen' },
  { src: '/screenshot-narrow.png', form_factor: 'narrow', on: 'a phone' },
] as const;

/** The site's screenshots; `publicDir` is the folder of files published unchanged. */
export function screenshotsIn(publicDir: string, { name }: Settings): Screenshot[] {
  return screenshotFiles.flatMap(({ src, form_factor, on }) => {
    const file = join(publicDir, src);
    if (!existsSync(file)) return [];
    const bytes = readFileSync(file);
    // A PNG file starts with its width and height.
    const sizes = `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
    return [{ src, sizes, type: 'image/png', form_factor, label: `${name} on ${on}` }];
  });
}

/** The text of the file; `description` is that of the home page. */
export function webManifest(
  settings: Settings,
  description: string,
  screenshots: readonly Screenshot[],
): string {
  const { name, fullName } = settings;
  const manifest = {
    id: '/',
    name: fullName,
    short_name: name,
    ...(description && { description }),
    ...languageOfSite(settings),
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
