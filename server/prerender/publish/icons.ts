// The icons requested by browsers, phones and feed readers, drawn from the site's logo. Cached until the logo
// changes.
import { createHash } from 'node:crypto';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '#lib/user-error.ts';
import { readPublishable } from '#pipeline/folder/folder-files.ts';
import { neutralMark } from '#pipeline/icons/site-mark.ts';
import type { Settings } from '#schema/settings.ts';
import { writeInside } from '../../write-inside.ts';
import { drawIcon, type IconShape, recipe } from './draw-icon.ts';
import { type IcoPicture, icoFile } from './ico.ts';
import { lightBackground } from './web-manifest.ts';

const clear = { scale: 1, background: null };

/** Phones show the icon on a rounded tile. */
const tile = { scale: 0.76, background: lightBackground };

/** Systems crop maskable icons to at least a circle of 80 %; a square inside it has 56 %. */
const cutOut = { scale: 0.56, background: lightBackground };

const pictures: Readonly<Record<string, IconShape>> = {
  '/apple-touch-icon.png': { size: 180, ...tile },
  '/icon-192.png': { size: 192, ...clear },
  '/icon-512.png': { size: 512, ...clear },
  '/icon-maskable-512.png': { size: 512, ...cutOut },
};

const faviconSizes = [16, 32, 48];

/** The location of the logo and of cached icons. */
export interface IconSource {
  settings: Settings;
  /** The folder of the site, which already contains the logo. */
  outDir: string;
  cacheDir: string;
}

/** Every icon by its path. */
export async function iconFiles({ settings, outDir, cacheDir }: IconSource): Promise<Record<string, Buffer>> {
  const { logo } = settings;
  // An `.ico` file cannot be enlarged: phones get a neutral icon.
  const bytes = logo.endsWith('.ico') ? Buffer.from(neutralMark(settings)) : readLogo(logo, outDir);
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

function readLogo(logo: string, outDir: string): Buffer {
  const { origin, pathname } = new URL(logo, 'https://site.invalid');
  if (origin !== 'https://site.invalid')
    throw new UserError(`The logo "${logo}" is on another site, so no icons can be made from it. ${advice}`);
  // An encoded slash can hide a path out of the folder.
  const found = readPublishable(outDir, decodeURIComponent(pathname));
  if (!found.ok) throw new UserError(`The logo "${logo}" does not exist. ${advice}`);
  return found.bytes;
}

/** Sequentially, because sharp uses several threads by itself. */
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

/** The folder is renamed when complete, and those of other logos are deleted. */
async function store(files: Record<string, Buffer>, cache: string, key: string): Promise<void> {
  const part = join(cache, `${key}.part`);
  await rm(cache, { recursive: true, force: true });
  for (const [path, content] of Object.entries(files)) writeInside(part, path.slice(1), content);
  await rename(part, join(cache, key));
}
