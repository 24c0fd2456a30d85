// The site's icon for browser tabs, phones and previews: the `logo` of site.yaml, otherwise an icon in the
// site's `public/`, otherwise the icon of its header.
import type { Settings } from '#schema/settings.ts';
import { defaultLogo } from '#schema/settings.ts';
import { readPublishable } from '../folder/folder-files.ts';
import { drawIcon } from './icons.ts';

/** Common names of site icons, the best source first. */
const ownIcons = ['mark.svg', 'favicon.svg', 'icon.svg', 'favicon.png', 'icon.png', 'favicon.ico'];

/** The settings with an icon from `public/` as the logo, if none is set. */
export function withOwnMark(settings: Settings, publicDir: string): Settings {
  if (settings.logo !== defaultLogo) return settings;
  const own = ownIcons.find((file) => readPublishable(publicDir, file).ok);
  return own === undefined ? settings : { ...settings, logo: `/${own}` };
}

/** Whether the site has neither set a logo nor put one into its `public/`. */
export function lacksMark({ logo }: Settings, publicDir: string): boolean {
  return logo === defaultLogo && !readPublishable(publicDir, defaultLogo.slice(1)).ok;
}

/** The header's icon as a separate SVG, dark on light and light on dark. */
export function neutralMark({ headerIcon }: Settings): string {
  const { body, width, height } = drawIcon(headerIcon) ?? page;
  const colours = 'svg{color:#0f172b}@media(prefers-color-scheme:dark){svg{color:#f8fafc}}';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>${colours}</style>${body}</svg>`;
}

/** Fallback if the header's icon is not installed: a page with three lines. */
const page = {
  body: '<path fill="currentColor" d="M4 2h16v20H4zm3 4v2h10V6zm0 5v2h10v-2zm0 5v2h6v-2z" fill-rule="evenodd"/>',
  width: 24,
  height: 24,
};
