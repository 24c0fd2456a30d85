// A new build takes the place of the old one.
import { rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findEntry, loadRepresentation } from './site.ts';
import { NoBuildError, openSiteFiles } from './site-files.ts';
import { BUILD, makeBuild, temporaryFolder, writeFiles } from './testing/build-folder.ts';
import { createTestApp } from './testing/open-app.ts';

const NEXT = {
  ...BUILD,
  'a/b/index.html': 'second',
  'c/index.html': 'new',
  'builds/latest.json': '{"id":"two"}',
};

async function openWithClock() {
  const outDir = await makeBuild();
  const root = join(outDir, 'static');
  const headersFile = join(outDir, 'server', 'headers.json');
  let time = 0;
  const files = await openSiteFiles({ root, headersFile }, () => time);
  const app = createTestApp({ files });
  const body = async (path: string) => (await app.request(path)).text();
  const pass = (ms: number) => {
    time += ms;
  };
  const swap = async () => {
    await writeFiles(join(outDir, 'next'), NEXT);
    await rename(root, join(outDir, 'old'));
    await rename(join(outDir, 'next'), root);
  };
  return { outDir, root, headersFile, files, app, body, pass, swap };
}

test('memory answers for a second, then the new build does', async () => {
  const { body, pass, swap } = await openWithClock();
  const before = await body('/a/b');
  await swap();
  pass(999);
  expect(await body('/a/b')).toBe(before);
  pass(1);
  expect(await body('/a/b')).toBe('second');
  expect(await body('/c')).toBe('new');
  expect(await body('/healthz')).toBe('{"status":"ok","build":"two"}');
});

test('the disk is looked at once a second, not once a request', async () => {
  const { files, pass } = await openWithClock();
  const looks = () => files.current() instanceof Promise;
  expect([looks(), looks()]).toEqual([false, false]);
  pass(1000);
  expect([looks(), looks()]).toEqual([true, false]);
});

test('an answer that needs the disk sees the new build at once, and so does everything after it', async () => {
  const { body, swap } = await openWithClock();
  await body('/a/b');
  await swap();
  await body('/favicon.ico');
  expect(await body('/a/b')).toBe('second');
});

test('the health of the server names the new build although nobody asked for a page', async () => {
  const { body, pass, swap } = await openWithClock();
  await swap();
  pass(1000);
  expect(await body('/healthz')).toBe('{"status":"ok","build":"two"}');
});

test('new headers of a build arrive with it', async () => {
  const { app, headersFile, outDir, pass } = await openWithClock();
  await writeFiles(outDir, { 'server/headers.json': '{"headers":{"X-Build":"two"}}' });
  expect(headersFile).toBe(join(outDir, 'server', 'headers.json'));
  pass(1000);
  expect((await app.request('/')).headers.get('x-build')).toBe('two');
});

test('while the folder is away memory answers, and what needs the disk waits until it is back', async () => {
  const { outDir, root, body, pass } = await openWithClock();
  const known = await body('/a/b');
  await rename(root, join(outDir, 'away'));
  pass(1000);
  expect(await body('/a/b')).toBe(known);
  const waiting = body('/assets/app-1a2b3c.js');
  await rename(join(outDir, 'away'), root);
  expect(await waiting).toBe('export const answer = 42;');
});

test('a file that vanished is not found, one that became a symlink neither', async () => {
  const { app, outDir, root } = await openWithClock();
  await rm(join(root, 'favicon.ico'));
  expect((await app.request('/favicon.ico')).status).toBe(404);
  await writeFile(join(outDir, 'secret.txt'), 'secret');
  await rm(join(root, 'builds/meta/one.json'));
  await symlink(join(outDir, 'secret.txt'), join(root, 'builds/meta/one.json'));
  expect((await app.request('/builds/meta/one.json')).status).toBe(404);
});

test('behind a repointed symlink the new build is served', async () => {
  const folder = await temporaryFolder();
  await writeFiles(join(folder, 'one'), BUILD);
  await writeFiles(join(folder, 'two'), NEXT);
  const root = join(folder, 'static');
  await symlink(join(folder, 'one'), root);
  let time = 0;
  const files = await openSiteFiles({ root, headersFile: join(folder, 'headers.json') }, () => time);
  const app = createTestApp({ files });
  await (await app.request('/a/b')).text();
  await symlink(join(folder, 'two'), `${root}.next`);
  await rename(`${root}.next`, root);
  time = 1000;
  expect(await (await app.request('/a/b')).text()).toBe('second');
});

test('a crowd asking for one cold page reads it once', async () => {
  const { files } = await openWithClock();
  const site = files.last();
  const entry = findEntry(site, '/a/b');
  if (!entry) throw new Error('The page is not listed.');
  const found = await Promise.all(Array.from({ length: 50 }, () => loadRepresentation(site, entry, 'br')));
  // Each read makes an object of its own.
  expect(new Set(found).size).toBe(1);
});

test('an empty folder is no build', async () => {
  const root = await temporaryFolder();
  await expect(openSiteFiles({ root, headersFile: join(root, 'x') })).rejects.toBeInstanceOf(NoBuildError);
});
