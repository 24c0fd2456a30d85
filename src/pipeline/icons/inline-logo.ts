// Inlines a small logo into documents. It is in the header of every page, so it appears with the first paint
// and needs no request.
import { posix } from 'node:path';
import type { Settings } from '#schema/settings.ts';
import { readPublishable } from '../folder/folder-files.ts';

/** In bytes: enough for a logo of a few shapes. Larger files are better cached by the browser. */
const largest = 600;

/** The settings with the logo files as data URLs, if they are small SVGs from the public folder. */
export function inlineLogo(settings: Settings, publicDir: string): Settings {
  const { header } = settings;
  const { light, dark } = header.logo;
  const logo = { ...header.logo, light: inlined(light, publicDir), dark: inlined(dark, publicDir) };
  return { ...settings, header: { ...header, logo } };
}

function inlined(address: string, publicDir: string): string {
  if (!/^\/[^/].*\.svg$/.test(address)) return address;
  const found = readPublishable(publicDir, posix.normalize(address).slice(1));
  if (!found.ok || found.bytes.length > largest) return address;
  return `data:image/svg+xml,${encode(found.bytes.toString('utf8').trim())}`;
}

/**
 * Removes the SVG's own accessible name, which is not exposed inside an `img`, and escapes only what a URL or
 * an attribute requires.
 */
function encode(svg: string): string {
  const unnamed = svg.replace(/ (?:role|aria-label)="[^"]*"/g, '');
  return unnamed.replace(/["%#<>?&{}|\\^`]|[^!-~]/gu, encodeURIComponent);
}
