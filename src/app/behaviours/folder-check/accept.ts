// Runs the checks of a project on the pages of a folder, in the frame of quests: it has no origin and no network, so the
// other files of the folder go along with each page.
import type { CheckedFolder } from '#learning/folder-check/check-folder.ts';
import { type FolderFile, isStyleSheet, type TextFile } from '#learning/folder-check/folder.ts';
import type { AcceptOptions } from '#learning/folder-check/folder-session.ts';
import type { CheckedItem } from '#learning/folder-check/report.ts';
import * as text from '#messages/folder-check.ts';
import { everyPage, otherPages, type ProjectCheck } from '#schema/page/folder-check.ts';
import type { QuestFile } from '#schema/page/quest.ts';
import { embedMedia } from '../quest/embed-media.ts';
import { runChecks } from '../quest/run-checks.ts';
import { everyPageChecks, everyPageSource } from './every-page-checks.ts';

/** Larger files are left out: a page is checked without them. */
const mostMediaBytes = 3_000_000;

/** Milliseconds: checks read the addresses of media again and again, and each holds a whole file. */
const patience = 20_000;

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

interface Acceptance {
  checks: readonly ProjectCheck[];
  checksSource: string;
}

type RunningItem = CheckedItem & { pages: string[] };

/** The checks in their order, then those of every page; each with what is not right yet on which page. */
export async function acceptFolder(
  { checks, checksSource }: Acceptance,
  folder: CheckedFolder,
  { signal, progress }: AcceptOptions,
): Promise<CheckedItem[]> {
  const beginning = (
    check: Pick<ProjectCheck, 'id' | 'passed' | 'page'>,
    milestone: number | null,
  ): RunningItem => {
    const pages = pagesOf(check.page, folder.pages);
    const isThere = pages.length > 0;
    const words = check.page === otherPages ? text.noOtherPages : text.noPage(check.page);
    return {
      ...{ id: check.id, passed: check.passed, milestone, pages },
      failures: isThere ? [] : [{ file: null, words }],
      state: isThere ? 'passed' : 'failed',
    };
  };
  const parts = [
    { source: checksSource, items: checks.map((check) => beginning(check, check.milestone)) },
    { source: everyPageSource, items: everyPageChecks.map((check) => beginning(check, null)) },
  ];
  const all = parts.flatMap(({ items }) => items);
  const total = all.reduce((sum, { pages }) => sum + pages.length, 0);
  let done = 0;
  for (const page of folder.pages) {
    if (signal.aborted || !all.some(({ pages }) => pages.includes(page.path))) continue;
    const files = await filesFor(page, folder);
    for (const { source, items } of parts) {
      const due = items.filter(({ pages }) => pages.includes(page.path));
      await runChecks({ checks: due, checksSource: source }, files, {
        ...{ signal, patience },
        onResult({ id, state, words }) {
          progress(++done, total);
          const item = due.find((one) => one.id === id);
          if (!item || state === 'passed') return;
          item.state = 'failed';
          item.failures.push({ file: page.path, words });
        },
      });
    }
  }
  return all.map(({ pages: _pages, ...item }) => item);
}

function pagesOf(wanted: string, pages: readonly TextFile[]): string[] {
  if (wanted === everyPage) return pages.map(({ path }) => path);
  const own = pages.map(({ path }) => path).filter((path) => path !== '404.html');
  if (wanted === otherPages) return own.filter((path) => path !== 'index.html');
  return pages.some(({ path }) => path === wanted) ? [wanted] : [];
}

/** A page and all other files, named as the page names them. */
async function filesFor(page: TextFile, { files, pages, texts }: CheckedFolder): Promise<QuestFile[]> {
  const others = [...texts, ...pages.filter(({ path }) => path !== page.path)];
  const written = [page, ...others.filter(({ path }) => isStyleSheet(path))]
    .map((one) => one.text)
    .join('\n');
  const media = await mediaIn(files, written);
  const embedded = (file: TextFile, name: string): QuestFile =>
    embedMedia([{ name, text: file.text }], named(media, file.path))[0] ?? { name, text: file.text };
  return [
    // In another file, no picture is shown.
    embedded(page, page.path.split('/').at(-1) ?? page.path),
    ...others.map((file) => {
      const name = nameFrom(page.path, file.path);
      return isStyleSheet(file.path) ? embedded(file, name) : { name, text: file.text };
    }),
  ];
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
