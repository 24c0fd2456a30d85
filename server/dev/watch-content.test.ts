import { EventEmitter } from 'node:events';
import type { ViteDevServer } from 'vite';
import { expect, test } from 'vitest';
import { watchContent } from './watch-content.ts';

/** What is told of some files, when the watcher has noticed each. */
async function toldOf(root: string, files: readonly string[]) {
  const watched: string[] = [];
  const told: string[] = [];
  const watcher = Object.assign(new EventEmitter(), { add: (paths: string[]) => watched.push(...paths) });
  await new Promise<void>((resolve) => {
    watchContent(watcher as unknown as ViteDevServer['watcher'], root, async (file) => {
      told.push(file);
      if (file === 'last.md') resolve();
    });
    for (const file of [...files, `${root}/last.md`]) watcher.emit('unlink', file);
  });
  return { watched, told };
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
