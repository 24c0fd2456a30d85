// The mark of the site stands in the header of every page. A small drawing is put into the documents themselves, so that
// it is there with the first paint and needs no request.
import { posix } from 'node:path';
import type { Settings } from '#schema/settings.ts';
import { readPublishable } from '../folder/folder-files.ts';

/** Bytes: a mark of a few shapes. Anything larger is a file that browsers keep. */
const largest = 600;

/** The settings with the files of the logo as data, where they are small drawings of the public folder. */
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

/** Without the drawing's own name, which nobody hears in a picture; only what an address or an attribute needs is escaped. */
function encode(svg: string): string {
  const unnamed = svg.replace(/ (?:role|aria-label)="[^"]*"/g, '');
  return unnamed.replace(/["%#<>?&{}|\\^`]|[^!-~]/gu, encodeURIComponent);
}
