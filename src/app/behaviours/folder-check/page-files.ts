// A page with the other files of its folder, as the frame of quests gets them: that frame has no origin and no network.
import type { CheckedFolder } from '#learning/folder-check/check-folder.ts';
import { type FolderFile, isStyleSheet, type TextFile } from '#learning/folder-check/folder.ts';
import type { QuestFile } from '#schema/page/quest.ts';
import { embedMedia } from '../quest/embed-media.ts';

/** Larger files are left out: a page is checked without them. */
const mostMediaBytes = 3_000_000;

const mediaTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  ogg: 'audio/ogg',
  png: 'image/png',
  wav: 'audio/wav',
  webm: 'video/webm',
  webp: 'image/webp',
};

type FolderFiles = Pick<CheckedFolder, 'files' | 'pages' | 'texts'>;

/** A page and all other files, named as the page names them. */
export async function filesFor(page: TextFile, { files, pages, texts }: FolderFiles): Promise<QuestFile[]> {
  const paths = new Set(files.map(({ path }) => path));
  const others = [...texts, ...pages.filter(({ path }) => path !== page.path)];
  const written = [page, ...others.filter(({ path }) => isStyleSheet(path))]
    .map((one) => one.text)
    .join('\n');
  const media = await mediaIn(files, written);
  const embedded = (file: TextFile, name: string): QuestFile => {
    const own = { name, text: withoutTopSlash(file, paths) };
    return embedMedia([own], named(media, file.path))[0] ?? own;
  };
  return [
    // In another file, no picture is shown.
    embedded(page, page.path.split('/').at(-1) ?? page.path),
    ...others.map((file) => {
      const name = nameFrom(page.path, file.path);
      return isStyleSheet(file.path) ? embedded(file, name) : { name, text: file.text };
    }),
  ];
}

const loadingTag =
  /<(?:link|script|img|source|video|audio|track|embed|object|input)[\s/](?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const topAddress = /(?<=[\s"'=])\/(?!\/)[^\s"'>,]+/g;
const topAddressInStyles = /(?<=url\(\s*["']?|@import\s+["'])\/(?!\/)[^\s"')]+/gi;

/** The text, with addresses such as `/style.css` written from its own place: the frame knows no top. Links stay. */
function withoutTopSlash({ path, text }: TextFile, paths: ReadonlySet<string>): string {
  const fromHere = (address: string) => {
    const target = address.slice(1);
    return paths.has(target) ? nameFrom(path, target) : address;
  };
  return isStyleSheet(path)
    ? text.replace(topAddressInStyles, fromHere)
    : text.replace(loadingTag, (tag) => tag.replace(topAddress, fromHere));
}

/** Data addresses of the pictures, sounds and videos whose names are written somewhere, by their paths. */
async function mediaIn(files: readonly FolderFile[], written: string): Promise<Map<string, string>> {
  const media = new Map<string, string>();
  for (const file of files) {
    const type = mediaTypes[file.path.split('.').at(-1)?.toLowerCase() ?? ''];
    const name = file.path.split('/').at(-1) ?? file.path;
    if (!type || file.size > mostMediaBytes || !written.includes(name)) continue;
    const bytes = await file.read().catch(() => null);
    if (bytes) media.set(file.path, `data:${type};base64,${base64(bytes)}`);
  }
  return media;
}

/** The media as a file names them. */
function named(media: ReadonlyMap<string, string>, from: string): Record<string, string> {
  return Object.fromEntries([...media].map(([path, address]) => [nameFrom(from, path), address]));
}

/** The shortest address of a file from another one. */
export function nameFrom(from: string, to: string): string {
  const here = from.split('/').slice(0, -1);
  const there = to.split('/');
  let shared = 0;
  while (shared < here.length && shared < there.length - 1 && here[shared] === there[shared]) shared++;
  return [...here.slice(shared).map(() => '..'), ...there.slice(shared)].join('/');
}

/** In pieces, because a call takes only so many values. */
function base64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 32_768)
    binary += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(binary);
}
