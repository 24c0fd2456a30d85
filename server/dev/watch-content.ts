// Watches a content folder: one callback per edit, one after another.
import { statSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { configsBeside } from '#pipeline/content-config.ts';

const fileEvents = ['change', 'add', 'unlink'] as const;
export type FileEvent = (typeof fileEvents)[number];

/** The watcher ignores a second event for a file within this time, in milliseconds. */
const ignoredTime = 50;

/**
 * Calls back for every event of a file inside the folder, and of a `content.config.ts` beside it, with the time at which
 * it was noticed. Many programs empty a file before they fill it; a file that was read in between, and whose second
 * event the watcher ignored, is read again.
 */
export function watchContent(
  watcher: ViteDevServer['watcher'],
  root: string,
  onChange: (file: string, event: FileEvent, noticed: number) => Promise<void>,
): void {
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
}

/** Differs after every write. */
function stampOf(file: string): string | null {
  try {
    const { mtimeNs, size } = statSync(file, { bigint: true });
    return `${mtimeNs} ${size}`;
  } catch {
    // Gone, or not to be looked at.
    return null;
  }
}
