// Watches a content folder: one callback per edit, in sequence.
import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { configsBeside } from '#pipeline/folder/content-config.ts';
import { differingFiles, type FolderStamps, stampFolder, stampOf } from './file-stamps.ts';

const fileEvents = ['change', 'add', 'unlink'] as const;
export type FileEvent = (typeof fileEvents)[number];

type Watcher = ViteDevServer['watcher'];

/** The watcher ignores a second event for a file within this time, in milliseconds. */
const ignoredTime = 50;

/** Interval for polling the watcher's progress. */
const askedEvery = 200;
/** An ignored folder, such as `node_modules`, is never reached; waiting ends after this time. */
const longestWay = 30_000;

/**
 * Calls back for every event of a file inside the folder, and of a `content.config.ts` beside it, with the
 * time of the event. Many programs empty a file before they write it; a file that was read in between, and
 * whose second event the watcher ignored, is read again. The watcher takes a while to reach every file: edits
 * before that, and after the folder was `seen` the last time, are found by a second scan. Returns the cleanup
 * function.
 */
export function watchContent(
  watcher: Watcher,
  root: string,
  seen: FolderStamps,
  onChange: (file: string, event: FileEvent, noticed: number) => Promise<void>,
): () => void {
  let queue: Promise<void> = Promise.resolve();
  const beside = configsBeside(root);
  const enqueue = (absolute: string, event: FileEvent) => {
    const file = relative(root, absolute).split(sep).join('/');
    if (file.startsWith('..') && !beside.includes(absolute)) return;
    const noticed = performance.now();
    queue = queue
      .then(() => {
        if (event !== 'unlink') repeatIfWritten(absolute);
        return onChange(file, event, noticed);
      })
      .catch((error: Error) => console.error(error.stack));
  };
  const repeatIfWritten = (absolute: string) => {
    const before = stampOf(absolute);
    setTimeout(() => {
      if (stampOf(absolute) !== before) enqueue(absolute, 'change');
    }, 2 * ignoredTime);
  };
  watcher.add([root, ...beside]);
  for (const event of fileEvents) watcher.on(event, (absolute: string) => enqueue(absolute, event));
  const lookAgain = () => {
    const now = stampFolder(root);
    for (const file of differingFiles(seen, now)) {
      const known: FileEvent = seen.has(file) ? 'change' : 'add';
      enqueue(join(root, file), now.has(file) ? known : 'unlink');
    }
  };
  const end = performance.now() + longestWay;
  const asking = setInterval(() => {
    if (performance.now() < end && isOnItsWay(watcher, root, [...seen.keys()])) return;
    clearInterval(asking);
    lookAgain();
  }, askedEvery).unref();
  return () => clearInterval(asking);
}

/** Whether the watcher has not reached one of these files yet, although it still exists. */
function isOnItsWay(watcher: Watcher, root: string, files: readonly string[]): boolean {
  const watched = Object.entries(watcher.getWatched());
  const names = new Map(watched.map(([folder, inside]) => [folder, new Set(inside)]));
  const missing = files.filter((file) => {
    const absolute = join(root, file);
    return !names.get(dirname(absolute))?.has(basename(absolute));
  });
  return missing.some((file) => existsSync(join(root, file)));
}
