import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterAll, expect, test, vi } from 'vitest';
import { stampFolder } from './file-stamps.ts';
import { watchContent } from './watch-content.ts';

type Watcher = ViteDevServer['watcher'];

/** A watcher that only reports events emitted by the test, and has not reached any file by itself. */
function stillWatcher() {
  const added: string[] = [];
  const reached: Record<string, string[]> = {};
  const own = { add: (paths: string[]) => added.push(...paths), getWatched: () => reached };
  return { added, reached, watcher: Object.assign(new EventEmitter(), own) };
}

/** The reported changes of some files, after the watcher has noticed each. */
async function toldOf(root: string, files: readonly string[]) {
  const told: string[] = [];
  const { added, watcher } = stillWatcher();
  await new Promise<void>((resolve) => {
    watchContent(watcher as unknown as Watcher, root, new Map(), async (file) => {
      told.push(file);
      if (file === 'last.md') resolve();
    });
    for (const file of [...files, `${root}/last.md`]) watcher.emit('unlink', file);
  });
  return { watched: added, told };
}

const around = ['/site/content.config.ts', '/site/nuxt.config.ts', '/site/other/a.md'];

test('beside a folder called content, its configuration is watched and nothing else', async () => {
  const { watched, told } = await toldOf('/site/content', [...around, '/site/content/a.md']);
  expect(told).toEqual(['../content.config.ts', 'a.md', 'last.md']);
  expect(watched.slice(0, 2)).toEqual(['/site/content', '/site/content.config.ts']);
});

test('of any other folder only what is in it', async () => {
  const { watched, told } = await toldOf('/site/docs', [...around, '/site/docs/content.config.ts']);
  expect(told).toEqual(['content.config.ts', 'last.md']);
  expect(watched).toEqual(['/site/docs']);
});

const folder = mkdtempSync(join(tmpdir(), 'plinth-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a folder that is not there, or is none, has nothing to look at', () => {
  const file = join(folder, 'file.md');
  writeFileSync(file, 'Text.\n');
  expect([stampFolder(join(folder, 'missing')), stampFolder(file)]).toEqual([new Map(), new Map()]);
  rmSync(file);
});

test('what was edited before the watcher had come to it is found by a second look', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'performance'] });
  mkdirSync(join(folder, 'guide'));
  for (const file of ['index.md', 'guide/one.md', 'guide/old.md'])
    writeFileSync(join(folder, file), 'First.\n');
  const seen = stampFolder(folder);
  const { reached, watcher } = stillWatcher();
  const told: [string, string][] = [];
  watchContent(watcher as unknown as Watcher, folder, seen, async (file, event) => {
    told.push([file, event]);
  });
  writeFileSync(join(folder, 'guide/one.md'), 'Second.\n');
  writeFileSync(join(folder, 'guide/new.md'), 'New.\n');
  rmSync(join(folder, 'guide/old.md'));
  reached[folder] = ['guide', 'index.md'];
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toEqual([]);
  reached[join(folder, 'guide')] = ['new.md', 'one.md'];
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toEqual([
    ['guide/old.md', 'unlink'],
    ['guide/one.md', 'change'],
    ['guide/new.md', 'add'],
  ]);
  vi.useRealTimers();
});
