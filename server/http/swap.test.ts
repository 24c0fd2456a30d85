// A new build replaces the old one under load: every response is complete and from a single build.
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from './serve.ts';
import { type BuildFiles, makeBuild, writeFiles } from './testing/build-folder.ts';

const PAGES = ['small', 'other', 'large'];

/** Every line of a page names its build; sizes differ, so headers of another build would not match. */
function pagesOf(build: number): BuildFiles {
  const line = `build ${build}\n`;
  return {
    'small/index.html': line.repeat(100 + build * 7),
    'other/index.html': line.repeat(500 - build * 3),
    'large/index.html': line.repeat(40_000 + build * 1000),
    'builds/latest.json': JSON.stringify({ id: `build-${build}` }),
  };
}

test('readers never see half a build', { timeout: 20_000 }, async () => {
  const builds = Array.from({ length: 8 }, (_, build) => pagesOf(build));
  const precompressed = ['small/index.html'];
  const outDir = await makeBuild(builds[0], precompressed);
  const root = join(outDir, 'static');
  const server = await startServer({ port: 0, host: '127.0.0.1', outDir, log: false });
  onTestFinished(() => server.stop());

  const faults: string[] = [];
  const tags = new Map<string, number>();
  let newest = 0;
  let isOver = false;
  const reader = async (page: string, encoding: string) => {
    while (!isOver) {
      const response = await fetch(`${server.url}/${page}`, { headers: { 'accept-encoding': encoding } });
      const body = await response.text();
      const build = builds.findIndex((pages) => pages[`${page}/index.html`] === body);
      const tag = `${page} ${response.headers.get('etag')}`;
      if (build === -1)
        faults.push(`${page}: ${response.status} with ${body.length} bytes that no build has`);
      if ((tags.get(tag) ?? build) !== build) faults.push(`${tag} means two builds`);
      tags.set(tag, build);
      newest = Math.max(newest, build);
    }
  };
  const readers = PAGES.flatMap((page) => [reader(page, 'br'), reader(page, 'identity')]);

  for (const [build, pages] of builds.entries()) {
    if (build === 0) continue;
    await writeFiles(join(outDir, 'next'), pages, precompressed);
    await rename(root, join(outDir, 'old'));
    await rename(join(outDir, 'next'), root);
    await rm(join(outDir, 'old'), { recursive: true });
    // Waits until a client has read it, which proves that the swap happened under load.
    await expect.poll(() => newest, { interval: 5, timeout: 5000 }).toBe(build);
  }
  isOver = true;
  await Promise.all(readers);
  expect(faults).toEqual([]);
});
