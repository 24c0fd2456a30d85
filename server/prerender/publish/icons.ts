// The icons that browsers, phones and feed readers ask for, drawn from the site's mark. Drawn once, then taken from
// the cache until the mark changes.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '#lib/user-error.ts';
import { neutralMark } from '#pipeline/icons/site-mark.ts';
import type { Settings } from '#schema/settings.ts';
import { drawIcon, type IconShape, recipe } from './draw-icon.ts';
import { type IcoPicture, icoFile } from './ico.ts';
import { lightBackground } from './web-manifest.ts';

const clear = { scale: 1, background: null };

/** A phone puts the icon on a tile with round corners. */
const tile = { scale: 0.76, background: lightBackground };

/** Whatever a system cuts out is at least a circle of 80 %; a square that fits into it has 56 %. */
const cutOut = { scale: 0.56, background: lightBackground };

const pictures: Readonly<Record<string, IconShape>> = {
  '/apple-touch-icon.png': { size: 180, ...tile },
  '/icon-192.png': { size: 192, ...clear },
  '/icon-512.png': { size: 512, ...clear },
  '/icon-maskable-512.png': { size: 512, ...cutOut },
};

const faviconSizes = [16, 32, 48];

/** Where the mark is, and where drawn icons are kept. */
export interface IconSource {
  settings: Settings;
  /** The folder of the site, in which the logo already is. */
  outDir: string;
  cacheDir: string;
}

/** Every icon by its path. */
export async function iconFiles({ settings, outDir, cacheDir }: IconSource): Promise<Record<string, Buffer>> {
  const { logo } = settings;
  // An old icon for tabs cannot be drawn larger: phones get a neutral one.
  const bytes = logo.endsWith('.ico') ? Buffer.from(neutralMark(settings)) : await readLogo(logo, outDir);
  const cache = join(cacheDir, 'icons');
  const key = createHash('sha256').update(`${recipe}\0`).update(bytes).digest('hex');
  const stored = await readStored(join(cache, key));
  if (stored) return stored;
  const files = await drawAll(bytes).catch((cause) => {
    throw new UserError(`The logo "${logo}" cannot be drawn. Save it again as SVG or PNG.`, { cause });
  });
  await store(files, cache, key);
  return files;
}

const advice =
  'Name a picture in the folder "public" beside the content, such as "logo: /mark.svg" in site.yaml.';

async function readLogo(logo: string, outDir: string): Promise<Buffer> {
  const { origin, pathname } = new URL(logo, 'https://site.invalid');
  if (origin !== 'https://site.invalid')
    throw new UserError(`The logo "${logo}" is on another site, so no icons can be made from it. ${advice}`);
  return readFile(join(outDir, decodeURIComponent(pathname))).catch((cause) => {
    throw new UserError(`The logo "${logo}" does not exist. ${advice}`, { cause });
  });
}

/** One after the other: drawing uses several threads by itself. */
async function drawAll(logo: Buffer): Promise<Record<string, Buffer>> {
  const small: IcoPicture[] = [];
  for (const size of faviconSizes) small.push({ size, png: await drawIcon(logo, { size, ...clear }) });
  const files: Record<string, Buffer> = { '/favicon.ico': icoFile(small) };
  for (const [path, shape] of Object.entries(pictures)) files[path] = await drawIcon(logo, shape);
  return files;
}

const paths = ['/favicon.ico', ...Object.keys(pictures)];

async function readStored(folder: string): Promise<Record<string, Buffer> | null> {
  try {
    const files = paths.map(async (path) => [path, await readFile(join(folder, path))]);
    return Object.fromEntries(await Promise.all(files));
  } catch {
    return null;
  }
}

/** The folder appears whole, and those of other marks leave. */
async function store(files: Record<string, Buffer>, cache: string, key: string): Promise<void> {
  const part = join(cache, `${key}.part`);
  await rm(cache, { recursive: true, force: true });
  await mkdir(part, { recursive: true });
  for (const [path, content] of Object.entries(files)) await writeFile(join(part, path), content);
  await rename(part, join(cache, key));
}
