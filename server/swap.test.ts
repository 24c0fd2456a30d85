// A new build takes the place of the old one under load: every answer is whole and of one build.
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from './serve.ts';
import { makeBuild, writeFiles } from './testing/build-folder.ts';

const BUILDS = 12;
const PAGES = ['small', 'other', 'large'] as const;

/** Pages whose every line names their build; sizes differ, so a header of another build would not fit. */
function pagesOf(build: number) {
  const line = `build ${build}\n`;
  return {
    'small/index.html': line.repeat(100 + build * 7),
    'other/index.html': line.repeat(500 - build * 3),
    'large/index.html': line.repeat(40_000 + build * 1000),
    'builds/latest.json': JSON.stringify({ id: `build-${build}` }),
  };
}

test('readers never see half a build', { timeout: 15_000 }, async () => {
  const twins = ['small/index.html'];
  const outDir = await makeBuild(pagesOf(0), twins);
  const root = join(outDir, 'static');
  const server = await startServer({ port: 0, host: '127.0.0.1', outDir, log: false });
  onTestFinished(() => server.stop());

  const faults: string[] = [];
  const bodies = new Map<string, string>();
  const builds = new Set<string>();
  let isOver = false;
  const reader = async (page: string, encoding: string) => {
    while (!isOver) {
      const response = await fetch(`${server.url}/${page}`, { headers: { 'accept-encoding': encoding } });
      const body = await response.text();
      const tag = `${page} ${response.headers.get('etag')}`;
      const lines = new Set(body.trimEnd().split('\n'));
      for (const line of lines) builds.add(line);
      if (response.status !== 200) faults.push(`${page}: ${response.status}`);
      if (lines.size !== 1) faults.push(`${page} mixes ${[...lines].slice(0, 3)}`);
      const build = Number(/\d+/.exec(body)?.[0]);
      const expected = pagesOf(build)[`${page}/index.html` as keyof ReturnType<typeof pagesOf>];
      if (body !== expected) faults.push(`${page} of build ${build} is not whole`);
      if ((bodies.get(tag) ?? body) !== body) faults.push(`${tag} means two bodies`);
      bodies.set(tag, body);
    }
  };
  const readers = PAGES.flatMap((page) => [reader(page, 'br'), reader(page, 'identity')]);

  for (let build = 1; build < BUILDS; build++) {
    await writeFiles(join(outDir, 'next'), pagesOf(build), twins);
    await rename(root, join(outDir, 'old'));
    await rename(join(outDir, 'next'), root);
    await rm(join(outDir, 'old'), { recursive: true });
    // Wait until somebody has read it, which proves that the swap happened under load.
    await expect.poll(() => builds.has(`build ${build}`), { interval: 5, timeout: 5000 }).toBe(true);
  }
  isOver = true;
  await Promise.all(readers);
  expect(faults).toEqual([]);
});
