// Publishes pictures beside a document under a content-hashed address, with their size in the page so that
// the layout does not shift when they load. If a picture can be offered in several sizes, the size of its
// file is stored separately from the author's attributes (`data-natural-width`, `data-natural-height`).
import { createHash } from 'node:crypto';
import { join, posix, relative } from 'node:path';
import type { Element, Root } from 'hast';
import { decodeAddress } from '#lib/address/decode-address.ts';
import type { CardPicture } from '#schema/page/listings.ts';
import { readPublishable, refusalMessage } from '../folder/folder-files.ts';
import { type DocumentContext, lineOf } from './context.ts';
import { walkElements } from './walk.ts';

/** Resolves the pictures of a page and adds their sizes. */
export async function resolvePictures(tree: Root, context: DocumentContext): Promise<void> {
  const pictures: Element[] = [];
  // If the author offers several files for different screens, they are left unchanged.
  const chosen = new Set<unknown>();
  const linked = new Set<Element>();
  walkElements<Element>(tree, (element) => {
    if (element.tagName === 'a') walkElements<Element>(element, (inner) => void linked.add(inner));
    if (element.tagName === 'picture') for (const child of element.children) chosen.add(child);
    if (element.properties.srcSet !== undefined) chosen.add(element);
    const isLinkable = element.tagName === 'img' && !chosen.has(element);
    if (loading.has(element.tagName)) refuseElsewhere(element, isLinkable, context);
    if (element.tagName !== 'img') return;
    pictures.push(element);
  });
  for (const picture of pictures) {
    await resolvePicture(picture, chosen.has(picture), context);
    if (!chosen.has(picture)) nameRemote(picture, linked.has(picture));
  }
  const named = new Set<unknown>(pictures.filter(({ tagName }) => tagName !== 'img'));
  if (named.size > 0) separate(tree, named);
}

/** Elements that load the address in `src`, `srcset` or `poster`. */
const loading = new Set(['img', 'video', 'audio', 'source', 'track']);

/**
 * Pages load nothing from other hosts. The site's CSP blocks it, but not every host sends that policy, so the
 * addresses are removed. Only a picture keeps its address, for the link that replaces it.
 */
function refuseElsewhere(element: Element, isLinkable: boolean, { report }: DocumentContext): void {
  const { properties } = element;
  for (const name of ['src', 'poster', 'srcSet'] as const) {
    const addresses =
      name === 'srcSet' ? String(properties.srcSet ?? '').split(/[\s,]+/) : [properties[name]];
    const address = addresses.find((one) => typeof one === 'string' && isElsewhere(one));
    if (typeof address !== 'string') continue;
    const host = URL.parse(address, here)?.host ?? address.slice(0, 60);
    report(
      'picture-elsewhere',
      lineOf(element),
      `Pictures, videos and sounds from ${host} are not shown: a page asks no other site for anything. Put the file into the folder or into public/ and name it there.`,
    );
    if (name !== 'src' || !isLinkable) delete properties[name];
  }
}

/**
 * A picture that browsers do not load is replaced by its alt text, with a link to it unless it is inside one
 * already.
 */
function nameRemote(picture: Element, isLinked: boolean): void {
  const { src, alt } = picture.properties;
  if (typeof src !== 'string' || !isElsewhere(src)) return;
  picture.tagName = isLinked ? 'span' : 'a';
  picture.properties = isLinked ? {} : { href: src };
  picture.children = [{ type: 'text', value: typeof alt === 'string' && alt !== '' ? alt : 'Picture' }];
}

/** Adjacent pictures need no space between them; text does. */
function separate(tree: Root, named: ReadonlySet<unknown>): void {
  walkElements<Element>(tree, (element) => {
    element.children = element.children.flatMap((child, i) =>
      named.has(child) && named.has(element.children[i - 1])
        ? [{ type: 'text', value: ' ' }, child]
        : [child],
    );
  });
}

const here = 'https://localhost';

/** Parsed as browsers do: backslashes are slashes, and some characters are removed. */
function isElsewhere(address: string): boolean {
  const url = URL.parse(address, here);
  return url !== null && /^(?:https?|ftp):$/.test(url.protocol) && url.origin !== here;
}

async function resolvePicture(picture: Element, isChosen: boolean, context: DocumentContext): Promise<void> {
  const { properties } = picture;
  const line = lineOf(picture);
  const src = typeof properties.src === 'string' ? properties.src : '';
  const name = decodeAddress(src);
  const hasAlt = typeof properties.alt === 'string' && properties.alt.trim() !== '';
  if (!hasAlt && properties.role !== 'presentation') {
    context.report(
      'picture-alt-missing',
      line,
      `The picture "${name}" has no text alternative. Say what it shows: ![A cat on a wall](${name}); for decoration only, add {role="presentation"}.`,
    );
    properties.alt ??= '';
  }
  if (properties.role === 'presentation') delete properties.role;
  if (properties.src === '') {
    context.report(
      'picture-address-missing',
      line,
      'The picture has no address. Write it in the round brackets: ![A cat](cat.png).',
    );
  }
  properties.loading ??= 'lazy';
  properties.decoding ??= 'async';
  if (src === '' || isRemote(src)) return;

  const found = await findPicture(src, line, context);
  if (!found) return;
  properties.src = found.address;
  const { width, height, isStill } = found.size ?? { isStill: false };
  if (isStill && !isChosen) {
    Object.assign(properties, { dataNaturalWidth: width, dataNaturalHeight: height });
  } else if (properties.width === undefined && properties.height === undefined && width && height) {
    Object.assign(properties, { width, height });
  }
}

function isRemote(src: string): boolean {
  return /^(?:[a-z][a-z\d+.-]+:|\/\/)/i.test(src);
}

interface FoundPicture {
  /** Its published address. */
  address: string;
  /** Null if the file is not a readable picture. */
  size: PictureSize | null;
}

/** Finds a picture of this site by the address an author wrote; null, and reported, if it does not exist. */
async function findPicture(
  src: string,
  line: number | null,
  context: DocumentContext,
): Promise<FoundPicture | null> {
  const name = decodeAddress(src);
  const decoded = decodeAddress(src.replace(/[?#].*$/s, ''));
  const isPublic = decoded.startsWith('/');
  const file = isPublic
    ? posix.normalize(decoded).slice(1)
    : posix.normalize(posix.join(posix.dirname(context.file), decoded));
  const found = readPublishable(isPublic ? context.publicDir : context.root, file);
  if (!found.ok) {
    const place = isPublic ? 'the public folder' : 'the folder of this page';
    if (found.reason === 'missing' || file.startsWith('..')) {
      context.report(
        'picture-missing',
        line,
        `The picture "${name}" does not exist. Put the file into ${place} or correct the path.`,
      );
    } else context.report('file-refused', line, refusalMessage(name, found.reason));
    return null;
  }
  const { bytes } = found;
  if (isPublic) noteInclude(relative(context.root, join(context.publicDir, file)), bytes, context);
  const address = isPublic ? src : publishFile(file, bytes, context);
  try {
    return { address, size: await readPicture(bytes) };
  } catch {
    context.report(
      'picture-unreadable',
      line,
      `The picture "${name}" cannot be read. Save it again as PNG, JPEG, WebP, AVIF, GIF or SVG.`,
    );
    return { address, size: null };
  }
}

/** The picture of a page in lists, from its front matter; null if it cannot be shown. */
export async function resolveCardPicture(
  { src, alt }: { src: string; alt: string },
  line: number | null,
  context: DocumentContext,
): Promise<CardPicture | null> {
  if (isRemote(src)) {
    context.report(
      'picture-missing',
      line,
      `The picture "${src}" is on another site, from which pages load nothing. Put the file into the folder of this page.`,
    );
    return null;
  }
  const found = await findPicture(src, line, context);
  if (!found?.size) return null;
  const { width, height, isStill } = found.size;
  return { src: found.address, alt, width, height, ...(isStill && { isStill }) };
}

interface PictureSize {
  width: number;
  height: number;
  /** Whether it can be resized. */
  isStill: boolean;
}

/** The display size, and whether it can be resized: not for drawings and animations. */
async function readPicture(bytes: Buffer): Promise<PictureSize> {
  // Loaded on demand: most documents have no picture.
  const { default: sharp } = await import('sharp');
  const { format, pages = 1, autoOrient } = await sharp(bytes).metadata();
  const isMoving = pages > 1 || (format === 'png' && isAnimatedPng(bytes));
  return { ...autoOrient, isStill: format !== 'svg' && !isMoving };
}

/**
 * The decoder reports only the first frame of such a file; an `acTL` chunk before its data announces the
 * others.
 */
function isAnimatedPng(bytes: Buffer): boolean {
  return bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL');
}

/** Marks a file of the content folder for publication and returns its content-hashed address. */
export function publishFile(file: string, bytes: Buffer, context: DocumentContext): string {
  const hash = noteInclude(file, bytes, context);
  const url = mediaAddress(file, hash);
  if (!context.pictures.some((picture) => picture.url === url)) context.pictures.push({ file, url });
  return url.split('/').map(encodeURIComponent).join('/');
}

/** The address of a file with this content hash. */
export function mediaAddress(file: string, hash: string): string {
  const { dir, name, ext } = posix.parse(file);
  return `/_media/${[dir, `${name}.${hash.slice(0, 10)}${ext}`].filter(Boolean).join('/')}`;
}

/** Records that the page was built from these bytes; returns their hash. */
export function noteInclude(file: string, bytes: Buffer, context: DocumentContext): string {
  const hash = hashBytes(bytes);
  context.includes.set(file, hash);
  return hash;
}

export function hashBytes(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
