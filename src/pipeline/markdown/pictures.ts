// Pictures beside a document are published under an address made from their content, with their size in the page so
// that nothing moves when they load. For a picture that can be offered in several sizes, the size of its file is kept
// apart from what the author wrote (`data-natural-width`, `data-natural-height`).
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
  // Where the author offers several files for different screens, they are left alone.
  const chosen = new Set<unknown>();
  const linked = new Set<Element>();
  walkElements<Element>(tree, (element) => {
    if (element.tagName === 'a') walkElements<Element>(element, (inner) => void linked.add(inner));
    if (loading.has(element.tagName)) reportElsewhere(element, context);
    if (element.tagName === 'picture') for (const child of element.children) chosen.add(child);
    if (element.tagName !== 'img') return;
    if (element.properties.srcSet !== undefined) chosen.add(element);
    pictures.push(element);
  });
  for (const picture of pictures) {
    await resolvePicture(picture, chosen.has(picture), context);
    if (!chosen.has(picture)) nameRemote(picture, linked.has(picture));
  }
  const named = new Set<unknown>(pictures.filter(({ tagName }) => tagName !== 'img'));
  if (named.size > 0) separate(tree, named);
}

/** Elements that load what `src` or `poster` names. */
const loading = new Set(['img', 'video', 'audio', 'source', 'track']);

/** The site's policy lets browsers load from the site alone: what lies elsewhere is not shown, and nobody would say so. */
function reportElsewhere(element: Element, { report }: DocumentContext): void {
  for (const address of [element.properties.src, element.properties.poster]) {
    if (typeof address !== 'string' || !isElsewhere(address)) continue;
    const host = URL.parse(address, 'https://localhost')?.host ?? address.slice(0, 60);
    report(
      'picture-elsewhere',
      lineOf(element),
      `Pictures, videos and sounds from ${host} are not shown: a page asks no other site for anything. Put the file into the folder or into public/ and name it there.`,
    );
  }
}

/** A picture that browsers do not load becomes its words, with a link to it unless they stand in one already. */
function nameRemote(picture: Element, isLinked: boolean): void {
  const { src, alt } = picture.properties;
  if (typeof src !== 'string' || !isElsewhere(src)) return;
  picture.tagName = isLinked ? 'span' : 'a';
  picture.properties = isLinked ? {} : { href: src };
  picture.children = [{ type: 'text', value: typeof alt === 'string' && alt !== '' ? alt : 'Picture' }];
}

/** Pictures may stand side by side without a space; words may not. */
function separate(tree: Root, named: ReadonlySet<unknown>): void {
  walkElements<Element>(tree, (element) => {
    element.children = element.children.flatMap((child, i) =>
      named.has(child) && named.has(element.children[i - 1])
        ? [{ type: 'text', value: ' ' }, child]
        : [child],
    );
  });
}

function isElsewhere(address: string): boolean {
  return /^(?:https?:)?\/\//i.test(address);
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
  /** Where it is published. */
  address: string;
  /** Null where the file cannot be read as a picture. */
  size: PictureSize | null;
}

/** A picture of this site by what an author wrote; null, and reported, where there is none. */
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

/** The picture that stands for a page in lists, as its front matter names it; null where it cannot be shown. */
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
  /** Whether other sizes can be made of it. */
  isStill: boolean;
}

/** The size as shown, and whether other sizes can be made: not of drawings and animations. */
async function readPicture(bytes: Buffer): Promise<PictureSize> {
  // Loaded on demand: most documents have no picture.
  const { default: sharp } = await import('sharp');
  const { format, pages = 1, autoOrient } = await sharp(bytes).metadata();
  const isMoving = pages > 1 || (format === 'png' && isAnimatedPng(bytes));
  return { ...autoOrient, isStill: format !== 'svg' && !isMoving };
}

/** The decoder sees only the first frame of such a file; a chunk before its data announces the others. */
function isAnimatedPng(bytes: Buffer): boolean {
  return bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL');
}

/** Marks a file of the content folder for publication and returns its address, which is made from these very bytes. */
export function publishFile(file: string, bytes: Buffer, context: DocumentContext): string {
  const hash = noteInclude(file, bytes, context);
  const url = mediaAddress(file, hash);
  if (!context.pictures.some((picture) => picture.url === url)) context.pictures.push({ file, url });
  return url.split('/').map(encodeURIComponent).join('/');
}

/** The address of a file with these contents. */
export function mediaAddress(file: string, hash: string): string {
  const { dir, name, ext } = posix.parse(file);
  return `/_media/${[dir, `${name}.${hash.slice(0, 10)}${ext}`].filter(Boolean).join('/')}`;
}

/** Remembers that the page was made from these bytes; returns their hash. */
export function noteInclude(file: string, bytes: Buffer, context: DocumentContext): string {
  const hash = hashBytes(bytes);
  context.includes.set(file, hash);
  return hash;
}

export function hashBytes(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
